import * as v from "valibot";
import { expect, test } from "vitest";
import { cleanEdit } from "./clean-edit.ts";

const ordered = (old: unknown, edited: unknown) =>
	JSON.stringify(cleanEdit(v.unknown(), old, edited));

test("keys keep their order, also in list items and in new ones", () => {
	const old = { b: 1, a: [{ y: 1, x: 2 }] };
	const items = [
		{ x: 2, y: 3 },
		{ x: 5, y: 4 },
	];
	expect(ordered(old, { a: items, b: 1 })).toBe('{"b":1,"a":[{"y":3,"x":2},{"y":4,"x":5}]}');
});

test("new fields that are empty are dropped, filled ones are kept", () => {
	const posting = { datePosted: "", locality: "", shown: false };
	const edited = { a: 1, bounce: false, posting, img1: "", list: [] };
	expect(ordered({ a: 1 }, edited)).toBe('{"a":1}');
	const filled = { ...edited, posting: { ...posting, locality: "Singapore" } };
	expect(ordered({ a: 1 }, filled)).toBe('{"a":1,"posting":{"locality":"Singapore"}}');
});

test("an existing field that was emptied is kept, so that the checks can judge it", () => {
	expect(ordered({ a: "x" }, { a: "" })).toBe('{"a":""}');
	expect(ordered({ a: "x", b: 1 }, { b: 1 })).toBe('{"b":1}');
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
	const emptied = {
		...{ name: "x", place: "", none: "", posting: { from: "", to: "" } },
		items: [{ note: "", title: "y" }],
	};
	const clean = { name: "x", none: "", items: [{ title: "y" }] };
	expect(cleanEdit(schema, emptied, emptied)).toEqual(clean);
});

test("an empty required field and a half-filled object stay, so that the checks name them", () => {
	const wrong = { name: "", place: "", posting: { from: "x", to: "" }, items: [{ title: "" }] };
	const { place: _, ...clean } = wrong;
	expect(cleanEdit(schema, wrong, wrong)).toEqual(clean);
});
