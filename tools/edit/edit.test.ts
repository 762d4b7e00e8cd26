import { afterEach, beforeEach, expect, test } from "vitest";
import { checkContent, contentFiles } from "#content/check/check-content.ts";
import { SERVICE, TestEditor, VACANCY, vacancy } from "./test/test-editor.ts";

const NEW_TEXT = "Listings, valuations and documents for US property businesses, edited by a test.";

let editor: TestEditor;
beforeEach(() => {
	editor = new TestEditor();
});
afterEach(() => editor[Symbol.dispose]());

const filesNow = () => contentFiles(editor.folder);

test("a save changes the lines that were edited and no others, and passes the checks", async () => {
	// Formatted as the editor does.
	await editor.save(SERVICE, await editor.opened(SERVICE));
	const before = editor.text(SERVICE);
	expect((await editor.save(SERVICE, await editor.opened(SERVICE))).status).toBe(200);
	expect(editor.text(SERVICE)).toBe(before);
	const page = await editor.opened(SERVICE);
	expect((await editor.save(SERVICE, { ...page, summary: NEW_TEXT })).status).toBe(200);
	const old = before.split("\n");
	const changed = editor.text(SERVICE).split("\n");
	expect(changed.filter((line, n) => line !== old[n])).toEqual([`\t"summary": "${NEW_TEXT}",`]);
	expect(checkContent(editor.folder).mistakes).toEqual([]);
});

test.each(["pages/home.json", "partners.json", "ui.json", "mails.json"])(
	"saving an unchanged %s changes nothing in it",
	async (file) => {
		const before = editor.json(file);
		expect((await editor.save(file, await editor.opened(file))).status).toBe(200);
		expect(JSON.stringify(editor.json(file))).toBe(JSON.stringify(before));
	},
);

test.each([
	["text that was emptied", { summary: "" }, /^Summary: /],
	["text that is too short", { summary: "Short." }, /^Summary: needs at least 60 .* it has 6$/],
	[
		"picture that does not exist",
		{ picture: "/art/our-office.jpg", pictureText: "Two people at a table" },
		/^Picture: there is no /,
	],
])(
	"a %s is refused with the label of the field, and the file stays",
	async (_, change, message) => {
		const before = editor.text(SERVICE);
		const page = { ...(await editor.opened(SERVICE)), ...change };
		const refusal = { status: 422, body: { error: expect.stringMatching(message) } };
		expect(await editor.save(SERVICE, page)).toEqual(refusal);
		expect(editor.text(SERVICE)).toBe(before);
	},
);

const remove = (file: string) => editor.send("deleteFiles", { paths: [`company/${file}`] });

test("a new vacancy gets its own address, without the fields that were left empty", async () => {
	const empty = { place: "", lastDay: "", posting: { datePosted: "", locality: "", country: "" } };
	const made = { ...vacancy, ...empty, name: "Tester", route: undefined };
	expect(await editor.save("pages/tester.json", made)).toMatchObject({ status: 200 });
	const saved = editor.json("pages/tester.json");
	expect(saved).toEqual({ ...vacancy, name: "Tester", route: "/careers/tester" });
	expect(Object.keys(saved)).toEqual(Object.keys(vacancy));
	expect(checkContent(editor.folder).mistakes).toEqual([]);
});

test("a copy of a service gets its own address and keeps that of its original free", async () => {
	const original = { ...(await editor.opened(SERVICE)), name: "Advice" };
	original.meta.canonical = "/what-we-do/elsewhere";
	expect((await editor.save("pages/advice.json", original)).status).toBe(200);
	expect(editor.json("pages/advice.json").route).toBe("/our-services/advice");
	expect(editor.text("pages/advice.json")).not.toContain('"canonical"');
});

test("client logos can be ordered and added, and one without a drawing is refused", async () => {
	const logos = await editor.opened("partners.json");
	const [first, second] = logos.records;
	const changed = [second, first, { ...first, name: "A copy" }];
	expect((await editor.save("partners.json", { ...logos, records: changed })).status).toBe(200);
	expect(editor.json("partners.json")).toEqual(changed);
	const missing = [second, { ...first, source: "no-such-logo" }];
	const { body } = await editor.save("partners.json", { ...logos, records: missing });
	expect(body.error).toMatch(
		/^2, File name of the logo: there is no drawing of the name “no-such-/,
	);
});

test("a page that an owner cannot make is not made, and every vacancy can be removed", async () => {
	const home = await editor.opened("pages/home.json");
	const { status, body } = await editor.save("pages/second-home.json", home);
	expect([status, body.error]).toEqual([422, expect.stringMatching(/^pages\/second-home.json: /)]);
	expect(filesNow()).not.toContain("pages/second-home.json");
	for (const file of [VACANCY, "pages/second-role.json"]) {
		expect((await remove(file)).status).toBe(200);
		expect(filesNow()).not.toContain(file);
	}
	expect(checkContent(editor.folder).mistakes).toEqual([]);
});

test.each([
	["a page that others refer to", "pages/cloud-services.json", /^Solution .*Brochure .*, The page/],
	["a page that the site needs", "pages/home.json", /stays/],
	["a shared file", "site.json", /stays/],
])("%s is not removed, and the answer says why", async (_, file, message) => {
	const refusal = { status: 422, body: { error: expect.stringMatching(message) } };
	expect(await remove(file)).toEqual(refusal);
	expect(filesNow()).toContain(file);
});

test("the second of two editors of one file is refused and the first one's text stays", async () => {
	const [first, second] = [await editor.opened(SERVICE), await editor.opened(SERVICE)];
	const [one, two] = [`${NEW_TEXT} First.`, `${NEW_TEXT} Second.`];
	expect((await editor.save(SERVICE, { ...first, summary: one })).status).toBe(200);
	const refused = await editor.save(SERVICE, { ...second, summary: two });
	expect(refused.status).toBe(422);
	expect(refused.body.error).toContain("Somebody else has changed Service “API development”");
	expect(editor.json(SERVICE).summary).toBe(one);
	// The editor does not open a file again after saving it.
	const again = await editor.save(SERVICE, { ...first, summary: `${one} Again.` });
	expect(again.status).toBe(200);
	const opened = await editor.opened(SERVICE);
	expect((await editor.save(SERVICE, { ...opened, summary: two })).status).toBe(200);
});
