import { expect, test } from "vitest";
import { resolveToken } from "./token.ts";

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const parts = [
	encode({ alg: "ES256" }),
	encode({ exp: Date.UTC(2030, 1, 3, 4, 5) / 1000, role: "clerk" }),
	encode("sixteen letters"),
];
const layer = (name: string) => ({ name, owner: "bought" });

const record = {
	demo: "token",
	heading: "A token",
	intro: "Read it.",
	note: "A sample.",
	legend: "Field",
	caption: "Three parts",
	token: parts.join("."),
	signature: "{bytes} bytes",
	stack: "Layers",
	terms: { answer: "Answer", reader: "Reader", decides: "Decides" },
	layers: {
		screens: layer("Screens"),
		gate: layer("Gate"),
		roles: layer("Roles"),
		rules: layer("Rules"),
		log: layer("Log"),
	},
	fields: [
		{
			name: "role",
			asks: "What may they do?",
			answer: "A {value}'s work.",
			layer: "roles",
			decides: "What works.",
		},
		{
			name: "exp",
			asks: "Until when?",
			answer: "Until {time}.",
			layer: "gate",
			decides: "Who gets in.",
		},
		{
			name: "signature",
			asks: "Is it genuine?",
			answer: "Yes.",
			layer: "gate",
			decides: "What is believed.",
		},
	],
} as const;

test("a field has its answer, its line, its part and the letters that carry it", () => {
	const { fields } = resolveToken({ ...record, fields: [...record.fields] });
	expect(fields).toMatchObject([
		{ part: "payload", answer: "A clerk's work.", line: '"role": "clerk"' },
		{
			part: "payload",
			answer: "Until 3 February 2030 at 04:05 UTC.",
			line: '"exp": 1896321900',
			from: 1,
		},
		{ part: "signature", line: "17 bytes", from: 0, to: 23 },
	]);
});

test("the summary has each answer, who reads it and what it decides", () => {
	const { summary } = resolveToken({ ...record, fields: [...record.fields] });
	expect(summary).toEqual([
		{ title: "What may they do?", text: "A clerk's work. Roles: What works." },
		{ title: "Until when?", text: "Until 3 February 2030 at 04:05 UTC. Gate: Who gets in." },
		{ title: "Is it genuine?", text: "Yes. Gate: What is believed." },
	]);
});

test("refuses a field that the token does not have", () => {
	const [role] = record.fields;
	const fields = [{ ...role, name: "scope" }];
	expect(() => resolveToken({ ...record, fields })).toThrow("no field scope");
});
