import { expect, test } from "vitest";
import { fontCharacters, secondFontRange } from "./font-characters.ts";

test("the letters of the firm's name are in the fonts of every page, not in the second ones", () => {
	const firm = { company: "Example", legalEntity: "Example Ltd", registeredAddress: "1 Street" };
	const plain = fontCharacters(firm);
	const named = fontCharacters({ ...firm, company: "Köhler", registeredAddress: "Łódź" });
	expect(named.length).toBe(plain.length + "öŁóź".length);
	expect(secondFontRange(plain)).toBe("U+A1-A8, U+AA-AC, U+AE-D6, U+D8-FF, U+131, U+152-153");
	expect(secondFontRange(named)).toBe(
		"U+A1-A8, U+AA-AC, U+AE-D6, U+D8-F2, U+F4-F5, U+F7-FF, U+131, U+152-153",
	);
});
