import { expect, test } from "vitest";
import { normaliseEdit } from "./normalise-edit.ts";

const normalised = (old: unknown, edited: unknown) => JSON.stringify(normaliseEdit(old, edited));

test("keys keep their order, also in list items and in new ones", () => {
	const old = { b: 1, a: [{ y: 1, x: 2 }] };
	const edited = {
		a: [
			{ x: 2, y: 3 },
			{ x: 5, y: 4 },
		],
		b: 1,
	};
	expect(normalised(old, edited)).toBe('{"b":1,"a":[{"y":3,"x":2},{"y":4,"x":5}]}');
});

test("new fields that are empty are dropped, filled ones are kept", () => {
	const posting = { datePosted: "", locality: "" };
	expect(normalised({ a: 1 }, { a: 1, bounce: false, posting, img1: "", list: [] })).toBe(
		'{"a":1}',
	);
	const filled = { ...posting, locality: "Singapore" };
	expect(normaliseEdit({ a: 1 }, { a: 1, posting: filled })).toEqual({
		a: 1,
		posting: { locality: "Singapore" },
	});
});

test("an existing field that was emptied is kept, so that the checks can judge it", () => {
	expect(normalised({ a: "x" }, { a: "" })).toBe('{"a":""}');
	expect(normalised({ a: "x", b: 1 }, { b: 1 })).toBe('{"b":1}');
});
