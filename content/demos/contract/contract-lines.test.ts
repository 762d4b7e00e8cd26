import { expect, test } from "vitest";
import { pageById } from "../../pages.ts";
import type { ContractRecord } from "../../schema/demos/contract.ts";
import { linesOf } from "./contract-lines.ts";

const message = {
	title: "Answer",
	head: ["HTTP/1.1 200 OK", "Sunset: Fri, 31 Dec 2027 23:59:59 GMT"],
	body: ["{", '  "id": 7,', '  "agents": ["Dana", "Sam"]', "}"],
	mark: "agents",
};

test("a message has its header fields, an empty line, and its body", () => {
	expect(linesOf(message).map(({ text }) => text)).toEqual([
		"HTTP/1.1 200 OK",
		"Sunset: Fri, 31 Dec 2027 23:59:59 GMT",
		"",
		"{",
		'  "id": 7,',
		'  "agents": ["Dana", "Sam"]',
		"}",
	]);
});

test.each([
	["agents", 5],
	["Sunset", 1],
])("marks the line of %s", (mark, line) => {
	const marked = linesOf({ ...message, mark }).filter((one) => one.marked);
	expect(marked).toMatchObject([{ number: line }]);
});

/** The contract of the page about API development. */
const { sections } = pageById("api-development") as Extract<
	ReturnType<typeof pageById>,
	{ kind: "offering" }
>;
const [contract] = sections.flatMap((section): ContractRecord[] =>
	section.kind === "demo" && section.demo.demo === "contract" ? [section.demo] : [],
);

const callers = contract?.views.flatMap(({ label, callers }) =>
	callers.map(({ name, message }) => ({ title: `${label}: ${name}`, message })),
);

test.each(callers ?? [])("$title has one marked line", ({ message }) => {
	expect(linesOf(message).filter(({ marked }) => marked)).toHaveLength(1);
});

test("the version that ends says so with valid dates, the end after the announcement", () => {
	const head = callers?.flatMap(({ message }) => message.head);
	const field = (name: string) =>
		head?.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? "";
	// RFC 9745: "@" and seconds since 1970. RFC 8594: a date of HTTP.
	const announced = new Date(Number(/^@(\d+)$/.exec(field("Deprecation"))?.[1]) * 1000);
	const ends = new Date(field("Sunset"));
	expect(ends.toUTCString()).toBe(field("Sunset"));
	expect(announced.getTime()).toBeLessThan(ends.getTime());
});

test("an error is a problem of RFC 9457, whose status is that of the response", () => {
	const problem = callers?.find(({ message }) =>
		message.head.includes("Content-Type: application/problem+json"),
	)?.message;
	const body = JSON.parse(problem?.body.join("\n") ?? "");
	expect(problem?.head[0]).toContain(` ${body.status} `);
	expect(Object.keys(body)).toEqual(expect.arrayContaining(["type", "title", "status", "detail"]));
});
