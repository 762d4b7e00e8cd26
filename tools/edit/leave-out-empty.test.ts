import * as v from "valibot";
import { expect, test } from "vitest";
import { leaveOutEmpty } from "./leave-out-empty.ts";

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
	expect(leaveOutEmpty(schema, emptied)).toEqual({ name: "x", none: "", items: [{ title: "y" }] });
});

test("an empty required field and a half-filled object stay, so that the checks name them", () => {
	const wrong = { name: "", place: "", posting: { from: "x", to: "" }, items: [{ title: "" }] };
	expect(leaveOutEmpty(schema, wrong)).toEqual({
		...{ name: "", posting: { from: "x", to: "" } },
		items: [{ title: "" }],
	});
});
