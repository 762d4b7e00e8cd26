import { expect, test } from "vitest";
import { fixture } from "./fixture.ts";
import { bodyOf, type ContractLine, headerOf, linesOf, resolveContract } from "./model.ts";

const { views, scenes, summary } = resolveContract(fixture);
const textsOf = (lines: ContractLine[] = []) => lines.map(({ text }) => text);

test("the scenes show what the messages say", () => {
	expect(scenes.request).toMatchObject({ number: "7f3a", time: "10:00" });
	expect(scenes.response).toEqual([
		{ name: "New York", time: "10:00" },
		{ name: "London", time: "15:00" },
	]);
	expect(scenes.error).toMatchObject({ time: "10:00", others: ["11:00", "11:30"] });
	const lastYear = { both: "12 months", firstDay: "1 Jan 2027", lastDay: "31 Dec 2027" };
	expect(scenes.version).toMatchObject(lastYear);
	expect(summary[0]).toEqual({ title: "Is it booked twice?", text: "No: Idempotency-Key." });
});

test("each part has the lines that settle its worry, and only its first message has marks", () => {
	expect(views.map(({ settling }) => textsOf(settling.flat()))).toEqual([
		['Idempotency-Key: "7f3a"'],
		['"at": "2027-03-04T10:00:00-05:00"'],
		['"free": ["2027-03-04T11:00:00-05:00", "2027-03-04T11:30:00-05:00"]'],
		["Sunset: Fri, 31 Dec 2027 23:59:59 GMT"],
	]);
	const [first, next] = views[3]?.figures ?? [];
	expect(first?.lines.some(({ mark }) => mark === 0)).toBe(true);
	expect(next?.lines.some(({ mark }) => mark !== undefined)).toBe(false);
});

const message = {
	title: "Answer",
	head: ["HTTP/1.1 200 OK", 'Key: "7f3a"'],
	body: ["{", '  "free": [', '    "10:00"', "  ],", '  "id": 7', "}"],
};

test("a message has its header fields, an empty line and its body, whose values can be read", () => {
	expect(textsOf(linesOf(message))).toEqual([...message.head, "", ...message.body]);
	expect([headerOf(message, "Key"), headerOf(message, "Missing")]).toEqual(["7f3a", ""]);
	expect(bodyOf(message)).toEqual({ free: ["10:00"], id: 7 });
});
