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

test.each(["pages/home.json", "partners.json", "ui.json", "site.json", "mails.json"])(
	"saving an unchanged %s changes nothing in it",
	async (file) => {
		const before = editor.json(file);
		expect((await editor.save(file, await editor.opened(file))).status).toBe(200);
		expect(JSON.stringify(editor.json(file))).toBe(JSON.stringify(before));
	},
);

test.each([
	["a text that is too short", { summary: "Short." }, /^Summary: needs at least 60 .* it has 6$/],
	[
		"a picture that does not exist",
		{ picture: "/art/our-office.jpg", pictureText: "Two people at a table" },
		/^Picture: there is no /,
	],
])(
	"%s is refused with the label of the field, and the file stays as it was",
	async (_, change, message) => {
		const before = editor.text(SERVICE);
		const { status, body } = await editor.save(SERVICE, {
			...(await editor.opened(SERVICE)),
			...change,
		});
		expect(status).toBe(422);
		expect(body.error).toMatch(message);
		expect(editor.text(SERVICE)).toBe(before);
	},
);

test("a mail with a misspelt placeholder is refused, and a correct one is saved", async () => {
	const mails = await editor.opened("mails.json");
	mails.owner.subject = "{nmae}";
	const refused = await editor.save("mails.json", mails);
	expect(refused).toMatchObject({ status: 422, body: { error: /^mails.json, owner.subject: / } });
	mails.owner.subject = "{name} has written";
	expect((await editor.save("mails.json", mails)).status).toBe(200);
	expect(editor.json("mails.json").owner.subject).toBe("{name} has written");
});

const NEW_VACANCY = "pages/tester.json";
const remove = (file: string) => editor.send("deleteFiles", { paths: [`company/${file}`] });

test("a new vacancy gets its own address, without the fields that were left empty", async () => {
	const made = {
		...{ ...vacancy, name: "Tester", route: undefined, place: "" },
		lastDay: "",
		posting: { datePosted: "", locality: "", country: "" },
	};
	expect(await editor.save(NEW_VACANCY, made)).toMatchObject({ status: 200 });
	const saved = editor.json(NEW_VACANCY);
	expect(saved).toEqual({ ...vacancy, name: "Tester", route: "/careers/tester" });
	expect(Object.keys(saved)).toEqual(Object.keys(vacancy));
	expect(checkContent(editor.folder).mistakes).toEqual([]);
});

test("a copy of a service gets its own address and keeps that of its original free", async () => {
	const original = await editor.opened(SERVICE);
	original.meta.canonical = "/what-we-do/elsewhere";
	const copy = await editor.save("pages/advice.json", { ...original, name: "Advice" });
	expect(copy.status).toBe(200);
	expect(editor.json("pages/advice.json").route).toBe("/our-services/advice");
	expect(editor.text("pages/advice.json")).not.toContain('"canonical"');
});

test("a thirteenth open vacancy is refused", async () => {
	for (let n = 3; n <= 12; n++) {
		editor.write(`pages/job-${n}.json`, { ...vacancy, route: `/careers/job-${n}` });
	}
	const { status, body } = await editor.save("pages/job-13.json", { ...vacancy, name: "Job 13" });
	expect(status).toBe(422);
	expect(body.error).toMatch(/there are already 12 open vacancies/);
});

test("client logos can be ordered and added, and one without a drawing is refused", async () => {
	const logos = await editor.opened("partners.json");
	const [first, second] = logos.records;
	const changed = [second, first, { ...first, name: "A copy" }];
	expect((await editor.save("partners.json", { ...logos, records: changed })).status).toBe(200);
	expect(editor.json("partners.json")).toEqual(changed);
	const missing = [second, { ...first, source: "no-such-logo" }];
	const { status, body } = await editor.save("partners.json", { ...logos, records: missing });
	expect(status).toBe(422);
	expect(body.error).toBe(
		"2, File name of the logo: there is no drawing of the name “no-such-logo”",
	);
});

test("a page that an owner cannot make is not made", async () => {
	const home = await editor.opened("pages/home.json");
	const { status, body } = await editor.save("pages/second-home.json", home);
	expect(status).toBe(422);
	expect(body.error).toMatch(/^pages\/second-home.json: /);
	expect(filesNow()).not.toContain("pages/second-home.json");
});

test("every vacancy can be removed", async () => {
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
	const { status, body } = await remove(file);
	expect(status).toBe(422);
	expect(body.error).toMatch(message);
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
