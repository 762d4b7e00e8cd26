import { expect, test } from "vitest";
import { oneLine, readable, storable } from "./clean-text.ts";

test("storable text keeps tabs, line ends and every script, and drops control characters", () => {
	expect(storable("a\tb\n שלום \u200e👨‍👩‍👧\0\u0007\u001b\u0085\ud800")).toBe(
		"a\tb\n שלום \u200e👨‍👩‍👧\ufffd",
	);
});

test("readable text cannot reorder the text around it", () => {
	expect(readable("invoice\u202Egpj.exe\u2066x\u2069\nnext")).toBe("invoicegpj.exex\nnext");
});

test("oneLine joins all lines", () => {
	expect(oneLine(" Ada\r\nBcc: x\u2028y\u0000 ")).toBe("Ada Bcc: x y");
});
