import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renderFile, renderWidths } from "#content/renders.ts";
import { TestEditor } from "../test/test-editor.ts";

let editor: TestEditor;
beforeEach(() => {
	editor = new TestEditor();
});
afterEach(() => editor[Symbol.dispose]());

const send = (action: string, params: object) => editor.send(action, params);
const upload = (name: string, bytes: Buffer) =>
	send("persistMedia", {
		asset: {
			path: `company/public/art/${name}`,
			content: bytes.toString("base64"),
			encoding: "base64",
		},
	});
const picture = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: "#c04020" } });
const svg = (inside: string) =>
	Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000">${inside}</svg>`);

test("an uploaded photograph becomes every file that a page asks for, without metadata", async () => {
	const exif = { IFD0: { Copyright: "somebody" } };
	const photo = await picture(1600, 1000).jpeg().withExif(exif).toBuffer();
	const { status, body } = await upload("Our Office.JPG", photo);
	expect(status).toBe(200);
	expect(body.path).toBe("company/public/art/our-office.webp");
	for (const cut of ["our-office", "our-office-wide-night", "our-office-closing"]) {
		for (const width of renderWidths(cut)) {
			for (const type of ["avif", "webp"] as const) {
				const file = readFileSync(
					join(editor.root, "company/public", renderFile(cut, width, type)),
				);
				const made = await sharp(file).metadata();
				expect(made.width).toBe(width);
				expect(made.exif).toBeUndefined();
			}
		}
	}
	const { body: listed } = await send("getMedia", { mediaFolder: "company/public/art" });
	expect(listed.map(({ name }: { name: string }) => name)).toContain("our-office.webp");
	const shown = await editor.request("GET", "/art/our-office.webp");
	expect(shown.headers.get("Content-Type")).toBe("image/webp");
	const again = await upload("our-office.jpg", await picture(1700, 1000).jpeg().toBuffer());
	expect(again.body.error).toMatch(/^our-office.jpg: there is already a picture of this name/);
}, 120_000);

test.each([
	["a text", "notes.jpg", async () => Buffer.from("no picture"), /^notes.jpg is no picture: /],
	["a small picture", "icon.png", () => picture(64, 64).png().toBuffer(), /has 64 × 64 pixels/],
	["a file above 20 MB", "big.png", async () => Buffer.alloc(20_000_001), /larger than 20 MB/],
	[
		"a picture of very many pixels",
		"bomb.png",
		() => picture(12_000, 12_000).png().toBuffer(),
		/more than 60 megapixels/,
	],
	["an SVG with script", "a.svg", async () => svg("<script>alert(1)</script>"), /with script/],
	["an SVG with a handler", "a.svg", async () => svg('<path onload="x()"/>'), /with script/],
])("%s is refused in one sentence and leaves no file", async (_, name, bytes, message) => {
	const { status, body } = await upload(name, await bytes());
	expect(status).toBe(422);
	expect(body.error).toMatch(message);
	expect(readdirSync(join(editor.root, "company/public/art"))).toEqual([]);
});

test.each([
	"../../evil.png",
	"company/public/evil.png",
	"company/public/art/../evil.png",
	"company/public/art\\..\\evil.png",
])("%s is not a place for a picture", async (path) => {
	const content = (await picture(1600, 1000).png().toBuffer()).toString("base64");
	const { status } = await send("persistMedia", { asset: { path, content, encoding: "base64" } });
	expect(status).toBe(422);
	expect(existsSync(join(editor.root, "company/public/evil.png"))).toBe(false);
	expect(readdirSync(join(editor.root, "company/public/art"))).toEqual([]);
});
