import { expect, test } from "vitest";
import { pageById } from "../../pages.ts";
import type { ContractRecord } from "../../schema/demos/contract.ts";
import { linesFor } from "./contract-lines.ts";

const message = {
	title: "Answer",
	head: ["HTTP/1.1 200 OK", "Sunset: Fri, 31 Dec 2027 23:59:59 GMT"],
	body: ["{", '  "id": 7,', '  "agents": ["Dana", "Sam"]', "}"],
};
const caller = { name: "New", message: "Answer", mark: "agents", promise: "Both agents." };

test("a message has its header fields, an empty line, and its body", () => {
	expect(linesFor(caller, message).map(({ text }) => text)).toEqual([
		"HTTP/1.1 200 OK",
		"Sunset: Fri, 31 Dec 2027 23:59:59 GMT",
		"",
		"{",
		'  "id": 7,',
		'  "agents": ["Dana", "Sam"]',
		"}",
	]);
});

test("marks the line of the caller, and says which lines it reads", () => {
	const lines = linesFor({ ...caller, reads: ["agents", "Sunset"] }, message);
	expect(lines.flatMap(({ marked, number }) => (marked ? number : []))).toEqual([5]);
	expect(lines.flatMap(({ read, number }) => (read ? number : []))).toEqual([1, 5]);
});

test("a caller reads nothing of a message for others", () => {
	const lines = linesFor({ ...caller, message: "Other" }, message);
	expect(lines.some(({ marked, read }) => marked || read)).toBe(false);
});

/** The contract of the page about API development. */
const { sections } = pageById("api-development") as Extract<
	ReturnType<typeof pageById>,
	{ kind: "offering" }
>;
const [contract] = sections.flatMap((section): ContractRecord[] =>
	section.kind === "demo" && section.demo.demo === "contract" ? [section.demo] : [],
);

const callers = contract?.views.flatMap(({ label, messages, callers }) =>
	callers.map((one) => ({ title: `${label}: ${one.name}`, caller: one, messages })),
);

test.each(callers ?? [])("$title has one marked line, among those that it reads", (one) => {
	const lines = one.messages.flatMap((message) => linesFor(one.caller, message));
	expect(lines.filter(({ marked }) => marked)).toMatchObject([{ read: true }]);
	const names = one.caller.reads ?? [];
	if (names.length > 0) expect(lines.filter(({ read }) => read)).toHaveLength(names.length);
});

test("the version that ends says so with valid dates, the end after the announcement", () => {
	const head = contract?.views.flatMap(({ messages }) => messages.flatMap((one) => one.head));
	const field = (name: string) =>
		head?.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? "";
	// RFC 9745: "@" and seconds since 1970. RFC 8594: a date of HTTP.
	const announced = new Date(Number(/^@(\d+)$/.exec(field("Deprecation"))?.[1]) * 1000);
	const ends = new Date(field("Sunset"));
	expect(ends.toUTCString()).toBe(field("Sunset"));
	expect(announced.getTime()).toBeLessThan(ends.getTime());
});

test("an error is a problem of RFC 9457, whose status is that of the response", () => {
	const problem = contract?.views
		.flatMap(({ messages }) => messages)
		.find(({ head }) => head.includes("Content-Type: application/problem+json"));
	const body = JSON.parse(problem?.body.join("\n") ?? "");
	expect(problem?.head[0]).toContain(` ${body.status} `);
	expect(Object.keys(body)).toEqual(expect.arrayContaining(["type", "title", "status", "detail"]));
});
