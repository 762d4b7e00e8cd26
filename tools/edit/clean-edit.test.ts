import * as v from "valibot";
import { expect, test } from "vitest";
import { cleanEdit } from "./clean-edit.ts";

const posting = { datePosted: "", locality: "", shown: false };
const empty = { a: 1, bounce: false, posting, img1: "", list: [] };
const filled = { ...empty, posting: { ...posting, locality: "Singapore" } };

test.each<[string, old: unknown, edited: unknown, saved: string]>([
	[
		"keys keep their order, also in list items and in new ones",
		{ b: 1, a: [{ y: 1, x: 2 }] },
		{
			a: [
				{ x: 2, y: 3 },
				{ x: 5, y: 4 },
			],
			b: 1,
		},
		'{"b":1,"a":[{"y":3,"x":2},{"y":4,"x":5}]}',
	],
	["new fields that are empty are dropped", { a: 1 }, empty, '{"a":1}'],
	["filled ones are kept", { a: 1 }, filled, '{"a":1,"posting":{"locality":"Singapore"}}'],
	[
		"a field that was emptied stays, so that the checks judge it",
		{ a: "x" },
		{ a: "" },
		'{"a":""}',
	],
	["a field that was removed goes", { a: "x", b: 1 }, { b: 1 }, '{"b":1}'],
])("%s", (_, old, edited, saved) => {
	expect(JSON.stringify(cleanEdit(v.unknown(), old, edited))).toBe(saved);
});

const text = v.pipe(v.string(), v.nonEmpty());
const schema = v.strictObject({
	name: text,
	place: v.optional(text),
	none: v.optional(v.string()),
	posting: v.optional(v.strictObject({ from: text, to: text })),
	items: v.array(v.strictObject({ note: v.optional(text), title: text })),
});

test("empty optional fields are left out, also whole objects and fields of list items", () => {
	const items = [{ note: "", title: "y" }];
	const emptied = { name: "x", place: "", none: "", posting: { from: "", to: "" }, items };
	const clean = { name: "x", none: "", items: [{ title: "y" }] };
	expect(cleanEdit(schema, emptied, emptied)).toEqual(clean);
	// An empty required field and a half-filled object stay, so that the checks name them.
	const named = { name: "", posting: { from: "x", to: "" }, items: [{ title: "" }] };
	const wrong = { ...named, place: "" };
	expect(cleanEdit(schema, wrong, wrong)).toEqual(named);
});
