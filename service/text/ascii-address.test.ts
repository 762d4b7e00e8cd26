import { expect, test } from "vitest";
import { asciiAddress } from "./ascii-address.ts";

test.each([
	["Ada.Lovelace+1@Example.com", "Ada.Lovelace+1@Example.com"],
	["ada@Exämple.de", "ada@xn--exmple-cua.de"],
	["ada@例え.テスト", "ada@xn--r8jz45g.xn--zckzah"],
	["jürgen@exämple.de", undefined],
	["jürgen@example.de", undefined],
	["ada@exämple.de/evil.example", undefined],
	["ada@exämple.de#.example", undefined],
])("%s in headers and SMTP commands: %s", (address, ascii) => {
	expect(asciiAddress(address)).toBe(ascii);
});
