import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { pdfInputs } from "./pdf-inputs.ts";

test("a PDF is made again for another text, style sheet or picture of its page, and for no script", () => {
	const client = mkdtempSync(join(tmpdir(), "pdf-inputs-"));
	onTestFinished(() => rmSync(client, { recursive: true }));
	for (const folder of ["page", "art"]) mkdirSync(join(client, folder));
	const inputs = (html: string, picture = "") => {
		writeFileSync(join(client, "page/index.html"), html);
		writeFileSync(join(client, "art/cloud-1600.webp"), picture);
		return pdfInputs(client)("page");
	};
	const page = `<script src="a.js"></script><link href="/a-1.css"><img src="/art/cloud-640.webp">`;
	const first = inputs(page);
	expect(inputs(page.replace("a.js", "b.js"), "")).toBe(first);
	for (const other of [
		inputs(page.replace("a-1", "a-2")),
		inputs(`${page}More`),
		inputs(page, "x"),
	])
		expect(other).not.toBe(first);
});
