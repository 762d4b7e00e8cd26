import { expect, test } from "vitest";
import { resolveToken } from "./token.ts";

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const parts = [
	encode({ alg: "ES256" }),
	encode({ exp: Date.UTC(2030, 1, 3, 4, 5) / 1000, role: "clerk" }),
	encode("sixteen letters"),
];
const layer = (name: string) => ({ name, owner: "In the box." });

const record = {
	demo: "token",
	heading: "A token",
	intro: "Read it.",
	note: "A sample.",
	legend: "Field",
	caption: "Three parts",
	token: parts.join("."),
	signature: "{bytes} bytes",
	terms: { line: "Decoded", reader: "Reader", decides: "Decides", owner: "Whose" },
	layers: {
		screens: layer("Screens"),
		gate: layer("Gate"),
		roles: layer("Roles"),
		rules: layer("Rules"),
		log: layer("Log"),
	},
	fields: [
		{ name: "role", asks: "What may they do?", layer: "roles", decides: "What works." },
		{ name: "exp", asks: "Until when?", layer: "gate", decides: "Until {time}." },
		{ name: "signature", asks: "Is it genuine?", layer: "gate", decides: "Whether it is genuine." },
	],
} as const;

test("a field has its line, its part and the letters that carry it", () => {
	const { fields } = resolveToken({ ...record, fields: [...record.fields] });
	expect(fields).toMatchObject([
		{ part: "payload", line: '"role": "clerk"' },
		{ part: "payload", line: '"exp": 1896321900', from: 1 },
		{ part: "signature", line: "17 bytes", from: 0, to: 23 },
	]);
});

test("the summary says who reads a field, and tells the time of its expiry", () => {
	const { summary } = resolveToken({ ...record, fields: [...record.fields] });
	expect(summary).toEqual([
		{ title: "What may they do?", text: "Roles: What works." },
		{ title: "Until when?", text: "Gate: Until 3 February 2030 at 04:05 UTC." },
		{ title: "Is it genuine?", text: "Gate: Whether it is genuine." },
	]);
});

test("refuses a field that the token does not have", () => {
	const fields = [{ name: "scope", asks: "What?", layer: "roles", decides: "All." }] as const;
	expect(() => resolveToken({ ...record, fields: [...fields] })).toThrow("no field scope");
});
