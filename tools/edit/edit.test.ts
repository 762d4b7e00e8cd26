import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkContent, contentFiles } from "#content/check/check-content.ts";
import { editorApp } from "./app.ts";
import { contentStore } from "./content-store.ts";

const ORIGIN = "http://127.0.0.1:3100";
const PAGE = "pages/real-estate-software-company.json";
const NEW_TEXT = "Listings, valuations and documents for US property businesses, edited by a test.";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "edit-test-"));
	cpSync("company", folder, { recursive: true, filter: (file) => !file.endsWith(".ts") });
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
	});

/** Sends a request as the editor does. */
async function send(action: string, params: object, headers: Record<string, string> = {}) {
	const response = await editor().request(`${ORIGIN}/api/v1`, {
		method: "POST",
		headers: { host: "127.0.0.1:3100", origin: ORIGIN, ...headers },
		body: JSON.stringify({ action, params: { branch: "main", ...params } }),
	});
	return { status: response.status, body: await response.json() };
}

async function jsonOf(file: string) {
	const { body } = await send("getEntry", { path: `company/${file}` });
	return JSON.parse(body.data);
}

/** The editor indents with two spaces and does not keep the order of keys. */
const withReversedKeys = (value: unknown): unknown => {
	if (Array.isArray(value)) return value.map(withReversedKeys);
	if (typeof value !== "object" || value === null) return value;
	const entries = Object.entries(value).reverse();
	return Object.fromEntries(entries.map(([key, inner]) => [key, withReversedKeys(inner)]));
};
const save = (file: string, json: unknown) =>
	send("persistEntry", {
		dataFiles: [
			{ slug: "x", path: `company/${file}`, raw: JSON.stringify(withReversedKeys(json), null, 2) },
		],
		assets: [],
		options: { commitMessage: "x", useWorkflow: false, status: "" },
	});

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
	for (const file of ["pages/home.json", "partners.json", "ui.json", "pages/power-apps.json"]) {
		const before = textOf(file);
		expect((await save(file, await jsonOf(file))).status).toBe(200);
		expect(textOf(file)).toBe(before);
	}
});

test.each([
	["a text that is too short", { summary: "Short." }, /, summary: .*>=60/],
	["a picture that does not exist", { picture: "our-office" }, /, picture: there is no /],
])(
	"%s is refused with the file and field, and the file stays as it was",
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
	const files = collections.flatMap(({ files }: { files: { file: string }[] }) =>
		files.map(({ file }) => file),
	);
	const wanted = contentFiles(url()).filter((file) => !/^measurements/.test(file));
	expect(files.toSorted()).toEqual(wanted.map((file) => `company/${file}`).toSorted());
});
