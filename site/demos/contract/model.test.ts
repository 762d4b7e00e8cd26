import { expect, test } from "vitest";
import { fixture } from "./fixture.ts";
import {
	bodyOf,
	type ContractLine,
	codeParts,
	headerOf,
	linesOf,
	markedLines,
	resolveContract,
} from "./model.ts";

const { views, scenes, summary } = resolveContract(fixture);

test("the scenes show what the messages say", () => {
	expect(scenes.request).toMatchObject({ number: "7f3a", time: "10:00" });
	expect(scenes.response).toEqual([
		{ name: "New York", time: "10:00" },
		{ name: "London", time: "15:00" },
	]);
	expect(scenes.error).toMatchObject({ time: "10:00", others: ["11:00", "11:30"] });
	expect(scenes.version).toMatchObject({
		both: "12 months",
		firstDay: "1 Jan 2027",
		lastDay: "31 Dec 2027",
	});
});

test("each part has the lines that settle its worry, and only its first message has marks", () => {
	expect(views.map(({ settling }) => settling.flat().map(({ text }) => text))).toEqual([
		['Idempotency-Key: "7f3a"'],
		['"at": "2027-03-04T10:00:00-05:00"'],
		['"free": ["2027-03-04T11:00:00-05:00", "2027-03-04T11:30:00-05:00"]'],
		["Sunset: Fri, 31 Dec 2027 23:59:59 GMT"],
	]);
	const [first, next] = views[3]?.figures ?? [];
	expect(first?.lines.some(({ mark }) => mark === 0)).toBe(true);
	expect(next?.lines.some(({ mark }) => mark !== undefined)).toBe(false);
});

test("the summary has each worry with its promise", () => {
	expect(summary[0]).toEqual({ title: "Is it booked twice?", text: "No: Idempotency-Key." });
});

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

const lines = (texts: string[], marks: Record<string, number>): ContractLine[] =>
	texts.map((text, number) => ({ number, text, mark: marks[text] }));

test("returns the marked lines, those of each name apart", () => {
	const groups = markedLines(lines([..."abcd"], { b: 0, c: 1, d: 1 }));
	expect(groups.map((group) => group.map(({ text }) => text).join(""))).toEqual(["b", "cd"]);
});

test("marked lines start at the left, with their own indents", () => {
	const [first] = markedLines(
		lines(["{", "  a", "    b", "  c"], { "  a": 0, "    b": 0, "  c": 0 }),
	);
	expect(first?.map(({ text }) => text)).toEqual(["a", "  b", "c"]);
});

test.each([
	["HTTP/1.1 409 Conflict", [["value", "HTTP/1.1 409 Conflict"]]],
	[
		'Key: "7f3a"',
		[
			["name", "Key"],
			["quiet", ": "],
			["value", '"7f3a"'],
		],
	],
	[
		'"at": "10:00, sharp",',
		[
			["name", '"at"'],
			["quiet", ": "],
			["value", '"10:00, sharp"'],
			["quiet", ","],
		],
	],
	[
		'  "id": 1042',
		[
			["quiet", "  "],
			["name", '"id"'],
			["quiet", ": "],
			["value", "1042"],
		],
	],
])("%s is written in its parts", (line, parts) => {
	expect(codeParts(line).map(({ kind, text }) => [kind, text])).toEqual(parts);
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
