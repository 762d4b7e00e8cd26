/** The contract of the page about API development keeps to the standards that its note names. */
import { expect, test } from "vitest";
import { pagesOf } from "#content/pages.ts";
import type { ContractRecord } from "#site/demos/contract/fields.ts";
import { bodyOf, contractParts, headerOf, linesOf, timeIn } from "#site/demos/contract/model.ts";

const records = pagesOf("offering")
	.flatMap(({ sections }) => sections)
	.flatMap((section): ContractRecord[] =>
		section.kind === "demo" && section.demo.demo === "contract" ? [section.demo] : [],
	);

/** Another firm may have none. */
const testEach = (name: string, check: (record: ContractRecord) => void) =>
	test.skipIf(records.length === 0)(name, () => records.forEach(check));

testEach("each part of it has the lines that it is about", ({ parts }) => {
	for (const part of contractParts) {
		const { message, markedLines } = parts[part];
		const marks = new Set(linesOf(message, markedLines).map(({ mark }) => mark));
		expect(marks, part).toEqual(new Set([undefined, ...markedLines.keys()]));
	}
});

testEach("the request and the response have the same time, with its offset", (record) => {
	const { request, response } = record.parts;
	const { at } = bodyOf(response.message);
	expect(at).toBe(bodyOf(request.message).at);
	expect(at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
	// The first clock is where the offset of the time is in force.
	expect(timeIn(response.clocks[0]?.zone ?? "", at)).toBe(String(at).slice(11, 16));
});

testEach("an error is a problem of RFC 9457 and offers other times", ({ parts }) => {
	const { message } = parts.error;
	const body = bodyOf(message);
	expect(headerOf(message, "Content-Type")).toBe("application/problem+json");
	expect(message.head[0]).toContain(` ${body.status} `);
	expect(Object.keys(body)).toEqual(expect.arrayContaining(["type", "title", "status", "detail"]));
	// An extension of the problem: a program must not have to read its sentences.
	expect(body.free).toHaveLength(2);
	expect(body.free).not.toContain(bodyOf(parts.request.message).at);
});

testEach("the version that ends says so with valid dates, the end last", ({ parts }) => {
	const { message, next } = parts.version;
	// RFC 9745: "@" and seconds since 1970. RFC 8594: a date of HTTP.
	const outdated = new Date(Number(/^@(\d+)$/.exec(headerOf(message, "Deprecation"))?.[1]) * 1000);
	const end = new Date(headerOf(message, "Sunset"));
	expect(end.toUTCString()).toBe(headerOf(message, "Sunset"));
	expect(outdated.getTime()).toBeLessThan(end.getTime());
	expect(headerOf(next, "Sunset")).toBe("");
});
