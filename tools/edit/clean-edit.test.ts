import * as v from "valibot";
import { expect, test } from "vitest";
import { cleanEdit } from "./clean-edit.ts";

test("new fields that are empty or switched off are dropped, and filled ones are kept", () => {
	const posting = { datePosted: "", shown: false };
	const empty = { a: 1, bounce: false, posting, img1: "", list: [] };
	expect(cleanEdit(v.unknown(), { a: 1 }, empty)).toEqual({ a: 1 });
	const filled = { ...empty, posting: { ...posting, locality: "Singapore" } };
	const saved = { a: 1, posting: { locality: "Singapore" } };
	expect(cleanEdit(v.unknown(), { a: 1 }, filled)).toEqual(saved);
});

const text = v.pipe(v.string(), v.nonEmpty());
const schema = v.strictObject({
	name: text,
	none: v.optional(v.string()),
	posting: v.optional(v.strictObject({ from: text, to: text })),
	items: v.array(v.strictObject({ note: v.optional(text), title: text })),
});

test.each([
	["empty optional fields are left out", "x", { posting: { from: "", to: "" } }, {}],
	[
		"required and half-filled ones stay, so that the checks name them",
		"",
		{ posting: { from: "x", to: "" } },
		{ posting: { from: "x", to: "" } },
	],
])("%s", (_, name, given, saved) => {
	const edited = { name, none: "", items: [{ note: "", title: "y" }], ...given };
	const clean = { name, none: "", items: [{ title: "y" }], ...saved };
	expect(cleanEdit(schema, edited, edited)).toEqual(clean);
});
