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
	[["agents"], { 6: 0 }],
	[["Sunset", "id"], { 1: 0, 5: 1 }],
	[undefined, {}],
])("marks the lines of %s", (names, expected) => {
	const marked = linesOf(message, names).filter(({ mark }) => mark !== undefined);
	expect(Object.fromEntries(marked.map(({ number, mark }) => [number, mark]))).toEqual(expected);
});

test("a list is marked up to its end", () => {
	const body = ["{", '  "free": [', '    "10:00",', '    "11:00"', "  ],", '  "id": 7', "}"];
	const marked = linesOf({ ...message, body }, ["free"]).filter(({ mark }) => mark === 0);
	expect(marked.map(({ text }) => text)).toEqual(body.slice(1, 5));
});

test("reads header fields and the body", () => {
	expect(headerOf(message, "Sunset")).toBe("Fri, 31 Dec 2027 23:59:59 GMT");
	expect(headerOf(message, "Key")).toBe("7f3a");
	expect(headerOf(message, "Missing")).toBe("");
	expect(bodyOf(message)).toEqual({ id: 7, agents: ["Dana", "Sam"] });
});
