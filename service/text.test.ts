import { expect, test } from "vitest";
import { asciiAddress, readable, safeJson, storable } from "./text.ts";

test("storable text keeps tabs, line ends and every script, and drops control characters", () => {
	expect(storable("a\tb\n שלום \u200e👨‍👩‍👧\0\u0007\u001b\u0085\ud800")).toBe(
		"a\tb\n שלום \u200e👨‍👩‍👧\ufffd",
	);
});

test("readable text cannot reorder the text around it", () => {
	expect(readable("invoice\u202Egpj.exe\u2066x\u2069\nnext")).toBe("invoicegpj.exex\nnext");
});

test("escapes characters that could mislead a reader, and keeps the value", () => {
	const value = { text: 'a\u202Eb\u2028c\u009B31m\uFEFF\u001b"\\ é 你 🙂' };
	const json = safeJson(value);
	expect(json).toMatch(/^[ -~é你🙂]+$/u);
	expect(JSON.parse(json)).toEqual(value);
});

test.each([
	["Ada.Lovelace+1@Example.com", "Ada.Lovelace+1@Example.com"],
	["ada@Exämple.de", "ada@xn--exmple-cua.de"],
	["ada@例え.テスト", "ada@xn--r8jz45g.xn--zckzah"],
	["jürgen@example.de", undefined],
	["ada@exämple.de/evil.example", undefined],
])("%s in headers and SMTP commands: %s", (address, ascii) => {
	expect(asciiAddress(address)).toBe(ascii);
});
