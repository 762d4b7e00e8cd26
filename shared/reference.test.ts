import { expect, test } from "vitest";
import { REFERENCE, referenceOf } from "./reference.ts";

test("a reference is made of the first 40 bits of the key", () => {
	expect(referenceOf("00000000-0000-4000-8000-000000000000")).toBe("0000-0000");
	expect(referenceOf("ffffffff-ff00-4000-8000-000000000000")).toBe("ZZZZ-ZZZZ");
	expect(referenceOf(crypto.randomUUID())).toMatch(REFERENCE);
});

test.each([null, "", "'", "FFFFFFFF-FF00-4000-8000-000000000000", "a".repeat(10_000)])(
	"a key that is not of our form has none: %.20s",
	(key) => expect(referenceOf(key)).toBeUndefined(),
);
