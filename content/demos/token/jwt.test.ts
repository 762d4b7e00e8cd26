import { expect, test } from "vitest";
import { decodeBase64Url, decodeToken, isToken, membersOf } from "./jwt.ts";

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const text = (part: string) => new TextDecoder().decode(decodeBase64Url(part));

// The example of RFC 7515, appendix A.1, shortened to compact JSON.
const header = encode({ alg: "HS256" });
const payload = encode({ iss: "joe", exp: 1_300_819_380, "http://example.com/is_root": true });
const signature = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";

test.each([
	["_-A", [0xff, 0xe0]],
	["-_-_", [0xfb, 0xff, 0xbf]],
	["Zg", [0x66]],
])("%s is base64url", (letters, bytes) => {
	expect([...decodeBase64Url(letters)]).toEqual(bytes);
});

test.each(["", "a b", "Zg==", "ab+/", "Z"])("%j is not base64url", (letters) => {
	expect(() => decodeBase64Url(letters)).toThrow();
});

test("decodes the header, the payload and the length of the signature", () => {
	const token = decodeToken([header, payload, signature].join("."));
	expect(token.parts).toEqual({ header, payload, signature });
	expect(token.header.map(({ line }) => line)).toEqual(['"alg": "HS256"']);
	expect(token.payload.map(({ name, value }) => [name, value])).toEqual([
		["iss", "joe"],
		["exp", 1_300_819_380],
		["http://example.com/is_root", true],
	]);
	expect(token.signatureBytes).toBe(32);
});

test("the letters of a member carry it, with less than a byte of its neighbours", () => {
	const part = encode({ city: "Zürich", scope: ["read", "write"], last: null });
	const members = membersOf(part);
	expect(members.map(({ line }) => line)).toEqual([
		'"city": "Zürich"',
		'"scope": ["read","write"]',
		'"last": null',
	]);
	for (const { line, from, to } of members) {
		// Letters go in groups of four, each of three bytes.
		const around = text(part.slice(Math.floor(from / 4) * 4, Math.ceil(to / 4) * 4));
		expect(around).toContain(line.replace(": ", ":"));
		expect(around.length - line.replace(": ", ":").length).toBeLessThanOrEqual(4);
	}
});

test.each([
	["two parts", `${header}.${payload}`],
	["four parts", `${header}.${payload}.${signature}.${signature}`],
	["an empty signature", `${header}.${payload}.`],
	[
		"a payload that is not JSON",
		`${header}.${Buffer.from("joe").toString("base64url")}.${signature}`,
	],
	[
		"a payload with spaces",
		`${header}.${Buffer.from('{ "a": 1 }').toString("base64url")}.${signature}`,
	],
	["a payload that is a number", `${header}.${encode(7)}.${signature}`],
	["other letters", `${header}.${payload}.a+b`],
])("a text with %s is not a token", (_, token) => {
	expect(isToken(token)).toBe(false);
});

test("the three parts are a token", () => {
	expect(isToken(`${header}.${payload}.${signature}`)).toBe(true);
});
