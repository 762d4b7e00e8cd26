import { expect, test } from "vitest";
import { codeParts } from "./code-parts.ts";

const kinds = (line: string) => codeParts(line).map(({ kind, text }) => [kind, text]);

test("the first line of a message is a value", () => {
	expect(kinds("HTTP/1.1 409 Conflict")).toEqual([["value", "HTTP/1.1 409 Conflict"]]);
});

test("a header field has a name and a value, whatever the punctuation in it", () => {
	expect(kinds('Idempotency-Key: "7f3a"')).toEqual([
		["name", "Idempotency-Key"],
		["quiet", ": "],
		["value", '"7f3a"'],
	]);
});

test("a member has a name and a value, with colons and commas inside strings kept", () => {
	expect(kinds('  "startsAt": "10:00, sharp",')).toEqual([
		["quiet", "  "],
		["name", '"startsAt"'],
		["quiet", ": "],
		["value", '"10:00, sharp"'],
		["quiet", ","],
	]);
	expect(kinds('  "id": 1042')).toContainEqual(["value", "1042"]);
});

test.each(["", "}", '  "errors": [', '"agents": ["Dana", "Sam"]'])(
	"%s keeps all its characters",
	(line) => {
		expect(
			codeParts(line)
				.map(({ text }) => text)
				.join(""),
		).toBe(line);
	},
);
