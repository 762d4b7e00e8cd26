import { expect, test } from "vitest";
import { safeJson } from "./safe-json.ts";

test("escapes characters that could mislead a reader, and keeps the value", () => {
	const value = { text: 'a\u202Eb\u2028c\u009B31m\uFEFF\u001b"\\ é 你 🙂' };
	const json = safeJson(value);
	expect(json).toMatch(/^[ -~é你🙂]+$/u);
	expect(JSON.parse(json)).toEqual(value);
});
