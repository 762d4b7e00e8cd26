import { expect, test } from "vitest";
import { inOrderOf } from "./in-order-of.ts";

const ordered = (old: unknown, edited: unknown) => JSON.stringify(inOrderOf(old, edited));

test("keys keep their order, in lists and in their new items too", () => {
	const old = { b: 1, a: [{ y: 1, x: 2 }] };
	const edited = {
		a: [
			{ x: 2, y: 3 },
			{ x: 5, y: 4 },
		],
		b: 1,
	};
	expect(ordered(old, edited)).toBe('{"b":1,"a":[{"y":3,"x":2},{"y":4,"x":5}]}');
});

test("a new part that nobody filled in is left out, one that is filled is kept", () => {
	const posting = { datePosted: "", locality: "" };
	expect(ordered({ a: 1 }, { a: 1, bounce: false, posting, img1: "", list: [] })).toBe('{"a":1}');
	const filled = { ...posting, locality: "Singapore" };
	expect(inOrderOf({ a: 1 }, { a: 1, posting: filled })).toEqual({
		a: 1,
		posting: { locality: "Singapore" },
	});
});

test("a text that was there and is emptied stays, for the checks to judge", () => {
	expect(ordered({ a: "x" }, { a: "" })).toBe('{"a":""}');
	expect(ordered({ a: "x", b: 1 }, { b: 1 })).toBe('{"b":1}');
});
