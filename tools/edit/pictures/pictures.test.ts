import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renderFile, renderWidths } from "#content/renders.ts";
import { SERVICE, TestEditor } from "../test/test-editor.ts";

let editor: TestEditor;
beforeEach(() => {
	editor = new TestEditor();
});
afterEach(() => editor[Symbol.dispose]());

const send = (action: string, params: object) => editor.send(action, params);
const upload = (name: string, bytes: Buffer) =>
	send("persistMedia", { asset: assetAt(`company/public/art/${name}`, bytes) });
const picture = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: "#c04020" } });
const svg = (inside: string) =>
	Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000">${inside}</svg>`);

const photo = await picture(1600, 1000).jpeg().toBuffer();
const other = await picture(1700, 1000).jpeg().toBuffer();

const art = () => join(editor.root, "company/public/art");

test("an uploaded photograph becomes every file that a page asks for, without metadata", {
	tags: ["release"],
}, async () => {
	const bytes = await sharp(photo)
		.withExif({ IFD0: { Copyright: "somebody" } })
		.toBuffer();
	const made = await upload("our-office.jpg", bytes);
	expect([made.status, made.body.path]).toEqual([200, "company/public/art/our-office.webp"]);
	const cuts = ["our-office", "our-office-wide-night", "our-office-closing"];
	for (const [cut, width] of cuts.flatMap((cut) => renderWidths(cut).map((w) => [cut, w] as const)))
		for (const type of ["avif", "webp"] as const) {
			const file = join(editor.root, "company/public", renderFile(cut, width, type));
			const found = await sharp(readFileSync(file)).metadata();
			expect([found.width, found.exif]).toEqual([width, undefined]);
		}
	// Decap CMS may send a picture twice.
	expect(await upload("our-office.jpg", bytes)).toEqual(made);
});

test("a picture of the site is listed and shown, and no other takes its name", async () => {
	const small = await sharp(photo).resize(640).webp().toBuffer();
	writeFileSync(join(art(), "our-office-640.webp"), small);
	const { body: listed } = await send("getMedia", { mediaFolder: "company/public/art" });
	expect(listed).toMatchObject([{ name: "our-office.webp" }]);
	const shown = await editor.request("GET", "/art/our-office.webp");
	expect(shown.headers.get("Content-Type")).toBe("image/webp");
	expect(Buffer.from(await shown.arrayBuffer())).toEqual(small);
	const { body } = await upload("our-office.jpg", other);
	expect(body.error).toMatch(/^our-office.jpg: there is already a picture of this name/);
});

const choose = async (name: string, bytes: Buffer) => {
	const address = `/picture/${encodeURIComponent(name)}`;
	const response = await editor.request("POST", address, {}, new Uint8Array(bytes));
	return { status: response.status, body: await response.json() };
};
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic")]);
/** The photograph with another height in its header. */
const tall = () => {
	const bytes = Buffer.from(photo);
	bytes.writeUInt16BE(40_000, bytes.indexOf(Buffer.from([0xff, 0xc0])) + 5);
	return bytes;
};

test.each([
	["a text", "notes.jpg", async () => Buffer.from("no picture"), /^notes.jpg is no picture: /],
	["a small picture", "icon.png", () => picture(64, 64).png().toBuffer(), /has 64 × 64 pixels/],
	["a HEIC file", "IMG_1.HEIC", async () => heic, /is a HEIC file: save it as JPEG/],
	["a damaged picture", "cut.jpg", async () => photo.subarray(0, 2000), /is damaged: save it anew/],
	["a file above 20 MB", "big.png", async () => Buffer.alloc(20_000_001), /larger than 20 MB/],
	["a picture of very many pixels", "tall.jpg", async () => tall(), /more than 60 megapixels/],
	["an SVG with script", "a.svg", async () => svg("<script>alert(1)</script>"), /with script/],
	["an SVG with a handler", "a.svg", async () => svg('<path onload="x()"/>'), /with script/],
])(
	"%s is refused in one sentence when it is chosen, and leaves no file",
	async (_, name, bytes, message) => {
		for (const { status, body } of [
			await choose(name, await bytes()),
			await upload(name.toLowerCase().replace("_", "-"), await bytes()),
		]) {
			expect(status).toBe(422);
			expect(body.error).toMatch(new RegExp(message.source, "i"));
		}
		expect(readdirSync(art())).toEqual([]);
	},
);

test("a chosen picture gets a name that the site can use, whatever its script, and is shown at once", async () => {
	const nameOf = async (file: string, bytes = photo) => (await choose(file, bytes)).body.name;
	expect(await nameOf("Our Büro (wide).JPG")).toBe("our-buro.jpg");
	expect(await nameOf("Our Büro (wide).JPG", other)).toBe("our-buro-2.jpg");
	expect(await nameOf("办公室.jpg")).toMatch(/^picture-[0-9a-f]{8}\.jpg$/);
	for (const file of ["our-buro.jpg", "our-buro-640.avif", "our-buro-wide-night-1600.webp"]) {
		const response = await editor.request("GET", `/art/${file}`);
		expect(Buffer.from(await response.arrayBuffer()).equals(photo), file).toBe(true);
	}
});

const assetAt = (path: string, bytes: Buffer) => ({
	...{ path, content: bytes.toString("base64"), encoding: "base64" },
});

test("no picture is saved that the record does not use, or while something else hinders the save", async () => {
	const page = await editor.opened(SERVICE);
	const unused = assetAt("company/public/art/too-small.jpg", Buffer.from("no picture"));
	expect((await editor.save(SERVICE, page, [unused])).status).toBe(200);
	const used = assetAt("company/public/art/office.jpg", photo);
	const wrong = { ...page, picture: "/art/office.jpg", summary: "Short." };
	const error = expect.stringMatching(/Summary: needs at least 60 characters/);
	expect(await editor.save(SERVICE, wrong, [used])).toEqual({ status: 422, body: { error } });
	expect(readdirSync(art())).toEqual([]);
});
