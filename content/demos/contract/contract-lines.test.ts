import { expect, test } from "vitest";
import { bodyOf, headerOf, linesOf } from "./contract-lines.ts";

const message = {
	title: "Answer",
	head: ["HTTP/1.1 200 OK", "Sunset: Fri, 31 Dec 2027 23:59:59 GMT", 'Key: "7f3a"'],
	body: ["{", '  "id": 7,', '  "agents": ["Dana", "Sam"]', "}"],
};

test("a message has its header fields, an empty line, and its body", () => {
	expect(linesOf(message).map(({ text }) => text)).toEqual([
		"HTTP/1.1 200 OK",
		"Sunset: Fri, 31 Dec 2027 23:59:59 GMT",
		'Key: "7f3a"',
		"",
		"{",
		'  "id": 7,',
		'  "agents": ["Dana", "Sam"]',
		"}",
	]);
});

test.each([
	["agents", [6]],
	["Sunset", [1]],
	[undefined, []],
])("marks the line of %s", (mark, lines) => {
	const marked = linesOf(message, mark).filter((one) => one.marked);
	expect(marked.map(({ number }) => number)).toEqual(lines);
});

test("reads header fields and the body", () => {
	expect(headerOf(message, "Sunset")).toBe("Fri, 31 Dec 2027 23:59:59 GMT");
	expect(headerOf(message, "Key")).toBe("7f3a");
	expect(headerOf(message, "Missing")).toBe("");
	expect(bodyOf(message)).toEqual({ id: 7, agents: ["Dana", "Sam"] });
});
