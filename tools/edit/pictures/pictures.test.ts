import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renderFile, renderWidths } from "#content/renders.ts";
import { editorApp } from "../app.ts";
import { contentStore } from "../content-store.ts";
import { noPreview } from "../preview/no-preview.ts";
import { publisher } from "../publish/publisher.ts";
import { pictureStore } from "./picture-store.ts";

const HOST = "127.0.0.1:3100";
const ORIGIN = `http://${HOST}`;

let root: string;
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "pictures-test-"));
	mkdirSync(join(root, "company/public/art"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

function app() {
	const folder = pathToFileURL(`${root}/company/`);
	return editorApp({
		...{ origin: ORIGIN, siteUrl: ORIGIN, folder, editor: "" },
		store: contentStore(folder),
		pictures: pictureStore(root),
		preview: noPreview,
		publisher: publisher(root, async () => []),
	});
}

async function send(action: string, params: object) {
	const response = await app().request(`${ORIGIN}/api/v1`, {
		method: "POST",
		headers: { host: HOST, origin: ORIGIN },
		body: JSON.stringify({ action, params: { branch: "main", ...params } }),
	});
	return { status: response.status, body: await response.json() };
}

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
				const file = readFileSync(join(root, "company/public", renderFile(cut, width, type)));
				const made = await sharp(file).metadata();
				expect(made.width).toBe(width);
				expect(made.exif).toBeUndefined();
			}
		}
	}
	const { body: listed } = await send("getMedia", { mediaFolder: "company/public/art" });
	expect(listed.map(({ name }: { name: string }) => name)).toContain("our-office.webp");
	const shown = await app().request(`${ORIGIN}/art/our-office.webp`, { headers: { host: HOST } });
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
	expect(readdirSync(join(root, "company/public/art"))).toEqual([]);
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
	expect(existsSync(join(root, "company/public/evil.png"))).toBe(false);
	expect(readdirSync(join(root, "company/public/art"))).toEqual([]);
});
