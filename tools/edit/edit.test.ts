import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkContent, contentFiles } from "#content/check/check-content.ts";
import { offeringsOf } from "#content/navigation.ts";
import { pageById, pagesOf, vacancies } from "#content/pages.ts";
import { sampleVacancy } from "#content/test/sample-vacancy.ts";
import { editorApp } from "./app.ts";
import { contentStore } from "./content-store.ts";
import { pictureStore } from "./pictures/picture-store.ts";
import { noPreview } from "./preview/no-preview.ts";
import { publisher } from "./publish/publisher.ts";
import { isContent } from "./test/is-content.ts";

const ORIGIN = "http://127.0.0.1:3100";
const [service] = offeringsOf("services");
const PAGE = `pages/${service?.id}.json`;
/** A brochure, which refers to a page of the firm. */
const brochure = pagesOf("brochure").find(({ of }) => pageById(of).kind === "offering");

const VACANCY = "pages/first-role.json";
const vacancy: Record<string, unknown> = { ...sampleVacancy, route: "/careers/first-role" };
const NEW_TEXT = "Listings, valuations and documents for US property businesses, edited by a test.";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "edit-test-"));
	cpSync("company", folder, { recursive: true, filter: isContent });
	// Two vacancies, however many the firm has.
	for (const { id } of vacancies) rmSync(join(folder, `pages/${id}.json`));
	for (const id of ["first-role", "second-role"]) {
		const record = { ...vacancy, route: `/careers/${id}` };
		writeFileSync(join(folder, `pages/${id}.json`), JSON.stringify(record));
	}
});
afterEach(() => rmSync(folder, { recursive: true }));

const url = () => pathToFileURL(`${folder}/`);
const textOf = (file: string) => readFileSync(join(folder, file), "utf8");

const editor = () =>
	editorApp({
		origin: ORIGIN,
		siteUrl: "http://127.0.0.1:3000",
		folder: url(),
		store: contentStore(url()),
		editor: "",
		pictures: pictureStore(folder),
		publisher: publisher(folder, async () => []),
		preview: noPreview,
	});

/** Sends a request as the editor does. */
async function send(
	action: string,
	params: object,
	headers: Record<string, string> = {},
	app = editor(),
) {
	const response = await app.request(`${ORIGIN}/api/v1`, {
		method: "POST",
		headers: { host: "127.0.0.1:3100", origin: ORIGIN, ...headers },
		body: JSON.stringify({ action, params: { branch: "main", ...params } }),
	});
	return { status: response.status, body: await response.json() };
}

async function jsonOf(file: string, app = editor()) {
	const { body } = await send("getEntry", { path: `company/${file}` }, {}, app);
	return JSON.parse(body.data);
}

/** The editor indents with two spaces and does not keep the order of keys. */
const withReversedKeys = (value: unknown): unknown => {
	if (Array.isArray(value)) return value.map(withReversedKeys);
	if (typeof value !== "object" || value === null) return value;
	const entries = Object.entries(value).reverse();
	return Object.fromEntries(entries.map(([key, inner]) => [key, withReversedKeys(inner)]));
};
const save = (file: string, json: unknown, app = editor()) =>
	send(
		"persistEntry",
		{
			dataFiles: [
				{
					slug: "x",
					path: `company/${file}`,
					raw: JSON.stringify(withReversedKeys(json), null, 2),
				},
			],
			assets: [],
			options: { commitMessage: "x", useWorkflow: false, status: "" },
		},
		{},
		app,
	);

const changedLines = (before: string, after: string) => {
	const old = before.split("\n");
	return after.split("\n").filter((line, n) => line !== old[n]);
};

test("editing a summary changes one line of its file and passes the checks", async () => {
	const before = textOf(PAGE);
	const page = await jsonOf(PAGE);
	page.summary = NEW_TEXT;
	expect((await save(PAGE, page)).status).toBe(200);
	expect(changedLines(before, textOf(PAGE))).toEqual([`\t"summary": "${NEW_TEXT}",`]);
	expect(checkContent(url()).mistakes).toEqual([]);
});

test("saving an unchanged file leaves it byte for byte the same", async () => {
	for (const file of ["pages/home.json", "partners.json", "ui.json", PAGE]) {
		const before = textOf(file);
		expect((await save(file, await jsonOf(file))).status).toBe(200);
		expect(textOf(file)).toBe(before);
	}
});

test.each([
	[
		"a text that is too short",
		{ summary: "Short." },
		/^Summary: needs at least 60 characters; it has 6$/,
	],
	["a picture that does not exist", { picture: "/art/our-office.jpg" }, /^Picture: there is no /m],
])(
	"%s is refused with the label of the field, and the file stays as it was",
	async (_, change, message) => {
		const before = textOf(PAGE);
		const { status, body } = await save(PAGE, { ...(await jsonOf(PAGE)), ...change });
		expect(status).toBe(422);
		expect(body.error).toMatch(message);
		expect(textOf(PAGE)).toBe(before);
	},
);

test("a mail with a misspelt placeholder is refused, and a correct one is saved", async () => {
	const mails = await jsonOf("mails.json");
	mails.owner.subject = "{nmae}";
	const refused = await save("mails.json", mails);
	expect(refused).toMatchObject({ status: 422, body: { error: /^mails.json, owner.subject: / } });
	mails.owner.subject = "{name} has written";
	expect((await save("mails.json", mails)).status).toBe(200);
	expect(textOf("mails.json")).toContain('"subject": "{name} has written"');
});

const NEW_VACANCY = "pages/tester.json";
const remove = (file: string) => send("deleteFiles", { paths: [`company/${file}`] });

test("a new vacancy gets its own address, without the fields that were left empty", async () => {
	const made = {
		...{ ...vacancy, name: "Tester", route: undefined, place: "" },
		lastDay: "",
		posting: { datePosted: "", locality: "", country: "" },
	};
	expect(await save(NEW_VACANCY, made)).toMatchObject({ status: 200 });
	const saved = JSON.parse(textOf(NEW_VACANCY));
	expect(saved).toEqual({ ...vacancy, name: "Tester", route: "/careers/tester" });
	expect(Object.keys(saved)).toEqual(Object.keys(vacancy));
	expect(checkContent(url()).mistakes).toEqual([]);
});

test("a copy of a service gets its own address and keeps that of its original free", async () => {
	const original = await jsonOf(PAGE);
	original.meta.canonical = "/what-we-do/elsewhere";
	expect((await save("pages/advice.json", { ...original, name: "Advice" })).status).toBe(200);
	expect(JSON.parse(textOf("pages/advice.json"))).toMatchObject({ route: "/our-services/advice" });
	expect(textOf("pages/advice.json")).not.toContain('"canonical"');
});

test("a new record with a mistake is refused with the label of its field, and is not made", async () => {
	const { status, body } = await save(NEW_VACANCY, { ...vacancy, skills: "" });
	expect(status).toBe(422);
	expect(body.error).toMatch(/^Skills, with commas between them: must not be empty/);
	expect(contentFiles(url())).not.toContain(NEW_VACANCY);
});

test("a thirteenth open vacancy is refused", async () => {
	for (let n = 3; n <= 12; n++) {
		expect((await save(`pages/job-${n}.json`, { ...vacancy, name: `Job ${n}` })).status).toBe(200);
	}
	const { status, body } = await save("pages/job-13.json", { ...vacancy, name: "Job 13" });
	expect(status).toBe(422);
	expect(body.error).toMatch(/there are already 12 open vacancies/);
});

const logos: unknown[] = JSON.parse(readFileSync("company/partners.json", "utf8"));
const hasLogos = logos.length > 2;
test.skipIf(!hasLogos)("client logos can be ordered, added and removed", async () => {
	const logos = await jsonOf("partners.json");
	const [first, second, ...others] = logos.records;
	const copy = { ...first, name: "A copy" };
	const changed = { ...logos, records: [second, first, ...others.slice(1), copy] };
	expect((await save("partners.json", changed)).status).toBe(200);
	const saved = JSON.parse(textOf("partners.json"));
	expect(saved).toHaveLength(logos.records.length);
	expect(saved.slice(0, 2)).toEqual([second, first]);
	expect(saved.at(-1)).toEqual(copy);
});

test.skipIf(!hasLogos)("a client logo without a drawing is refused", async () => {
	const logos = await jsonOf("partners.json");
	logos.records[2].source = "no-such-logo";
	const { status, body } = await save("partners.json", logos);
	expect(status).toBe(422);
	expect(body.error).toBe(
		"3, File name of the logo: there is no drawing of the name “no-such-logo”",
	);
});

test("a page that an owner cannot make is not made", async () => {
	const { status, body } = await save("pages/second-home.json", await jsonOf("pages/home.json"));
	expect(status).toBe(422);
	expect(body.error).toMatch(/^pages\/second-home.json: /);
	expect(contentFiles(url())).not.toContain("pages/second-home.json");
});

test("every vacancy can be removed", async () => {
	for (const file of [VACANCY, "pages/second-role.json"]) {
		expect((await remove(file)).status).toBe(200);
		expect(contentFiles(url())).not.toContain(file);
	}
	expect(checkContent(url()).mistakes).toEqual([]);
});

test.each([
	[
		"a page that others refer to",
		`pages/${brochure?.of}.json`,
		`Brochure “${brochure?.name}”, The page`,
	],
	["a page that the site needs", "pages/home.json", /stays/],
	["a shared file", "site.json", /stays/],
])("%s is not removed, and the answer says why", async (_, file, message) => {
	const { status, body } = await remove(file);
	expect(status).toBe(422);
	expect(body.error).toMatch(message);
	expect(contentFiles(url())).toContain(file);
});

test("the second of two editors of one file is refused and the first one's text stays", async () => {
	const app = editor();
	const [first, second] = [await jsonOf(PAGE, app), await jsonOf(PAGE, app)];
	const [one, two] = [`${NEW_TEXT} First.`, `${NEW_TEXT} Second.`];
	expect((await save(PAGE, { ...first, summary: one }, app)).status).toBe(200);
	const refused = await save(PAGE, { ...second, summary: two }, app);
	expect(refused.status).toBe(422);
	expect(refused.body.error).toContain(
		`Somebody else has changed Service “${service?.name}” since you opened it`,
	);
	expect(JSON.parse(textOf(PAGE)).summary).toBe(one);
	// The editor does not open a file again after saving it.
	expect((await save(PAGE, { ...first, summary: `${one} Again.` }, app)).status).toBe(200);
	const opened = await jsonOf(PAGE, app);
	expect((await save(PAGE, { ...opened, summary: two }, app)).status).toBe(200);
});

test.each([
	["a page of another site", { origin: "https://elsewhere.example" }],
	["another host name for this machine", { host: "elsewhere.example:3100" }],
])("a request from %s is refused", async (_, headers) => {
	expect((await send("info", {}, headers)).status).toBe(403);
});

test.each(["package.json", "company/../package.json", "company/specification.test.ts"])(
	"%s can neither be read nor saved",
	async (path) => {
		expect((await send("getEntry", { path })).status).toBeGreaterThanOrEqual(400);
		const dataFiles = [{ slug: "x", path, raw: "{}" }];
		expect((await send("persistEntry", { dataFiles })).status).toBeGreaterThanOrEqual(400);
	},
);

test("every content file has a form, except those that nobody edits", async () => {
	const response = await editor().request(`${ORIGIN}/config.yml`, {
		headers: { host: "127.0.0.1:3100" },
	});
	const { collections } = await response.json();
	type Listed = { files?: { file: string }[]; filter?: { field: string; value: string } };
	const recordsOf = (filter: Listed["filter"]) =>
		contentFiles(url())
			.filter((file) => filter && JSON.parse(textOf(file))[filter.field] === filter.value)
			.map((file) => `company/${file}`);
	const files = [
		...new Set<string>(
			collections.flatMap(({ files = [], filter }: Listed) => [
				...files.map(({ file }) => file),
				...recordsOf(filter),
			]),
		),
	];
	const wanted = contentFiles(url()).filter((file) => !/^measurements/.test(file));
	expect(files.toSorted()).toEqual(wanted.map((file) => `company/${file}`).toSorted());
});
