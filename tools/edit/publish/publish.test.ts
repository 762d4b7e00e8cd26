import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Hono } from "hono";
import { afterEach, beforeEach, expect, test } from "vitest";
import { TestEditor } from "../test/test-editor.ts";
import { publishRoutes } from "./publish-page.ts";
import { type Gates, publisher } from "./publisher.ts";

let editor: TestEditor;
let mistakes: string[];
let gates: Gates;
let failure: string | undefined;
let live: string | undefined;
let app: Hono;
const git = (...args: string[]) => editor.git(...args);
const write = (file: string, text: string) => writeFileSync(join(editor.root, file), text);
const SITE = "company/site.json";
const TESTER = "company/pages/tester.json";

beforeEach(() => {
	editor = new TestEditor();
	write(SITE, "old\n");
	write("code.ts", "old\n");
	editor.commitAll();
	mistakes = [];
	gates = async () => mistakes;
	failure = live = undefined;
	app = publishRoutes(publisher(editor.root, (say) => gates(say)));
	write(SITE, "new\n");
});
afterEach(() => editor[Symbol.dispose]());

/** The page that says how far a publishing is, once it has ended. */
async function outcome(): Promise<{ status: number; page: string }> {
	const response = await app.request("/progress");
	if (response.headers.has("refresh")) {
		await new Promise((next) => setTimeout(next, 5));
		return outcome();
	}
	return { status: response.status, page: await response.text() };
}
async function post(path: string, fields: Record<string, string>) {
	const response = await app.request(path, { method: "POST", body: new URLSearchParams(fields) });
	expect([response.status, response.headers.get("location")]).toEqual([303, "/publish/progress"]);
	return outcome();
}
const publish = (name = "Ada", what = "New text") => post("/", { name, what });
const undo = (id = git("rev-parse", "HEAD")) => post("/undo", { id, name: "Ada" });
const startPage = async () => (await app.request("/")).text();
/** The commits, and the files that differ from the last, with their present texts. */
const now = () => ({
	commits: git("log", "--format=%an|%s").split("\n"),
	changed: git("status", "--porcelain"),
	text: editor.text("site.json"),
});
const START = { commits: ["Machine|Start"], changed: `M ${SITE}`, text: "new\n" };
const PUBLISHED = { commits: ["Ada|New text", "Machine|Start"], changed: "", text: "new\n" };

test("publishing makes one commit of the content only, with the editor's name", async () => {
	write(TESTER, "{}\n");
	write("code.ts", "half done\n");
	const { status, page } = await publish();
	expect(status).toBe(200);
	// On one's own computer nobody else brings it to the public site.
	expect(page).toContain("Tell the person who looks after it to take them over.");
	expect(now()).toEqual({ ...PUBLISHED, changed: "M code.ts" });
	expect(git("show", "--name-only", "--format=")).toBe(`${TESTER}\n${SITE}`);
});

test("what has changed is named in the owner's words, on the page and in the list", async () => {
	write(TESTER, JSON.stringify({ kind: "vacancy", name: "Tester" }));
	write("company/pages/other.json", "no JSON");
	for (const cut of ["640.avif", "wide-night-1600.webp"]) {
		write(`company/public/art/our-office-${cut}`, "picture");
	}
	const page = await startPage();
	for (const words of ["Vacancy “Tester”", "The company", "Picture “our-office”"])
		expect(page.split(`<li>${words}</li>`)).toHaveLength(2);
	await publish("Ada", "");
	expect(now().commits[0]).toMatch(/^Ada\|Change pages\/other.json, Vacancy “Tester”, Picture/);
	rmSync(join(editor.root, TESTER));
	expect(await startPage()).toContain("<li>Vacancy “Tester”</li>");
});

test("while the checks find mistakes nothing is committed and the page names them", async () => {
	mistakes = ["site.json, email: must not be <empty>"];
	const { status, page } = await publish();
	expect([status, page]).toEqual([422, expect.stringContaining("must not be &lt;empty&gt;")]);
	expect(now()).toEqual(START);
});

test.each([
	["nothing has changed", "Ada", /nothing to publish/],
	["the name is missing", "", /Your name/],
	["the name would change the commit's author", "Ada <x@y>", /Your name/],
])("nothing is published if %s", async (_, name, message) => {
	if (/nothing/.test(message.source)) write(SITE, "old\n");
	const { status, page } = await publish(name);
	expect([status, page]).toEqual([422, expect.stringMatching(message)]);
	expect(now().commits).toEqual(START.commits);
});

test("undoing a publishing brings the old files back, with one more commit", async () => {
	write(TESTER, "{}\n");
	await publish();
	expect((await undo()).status).toBe(200);
	const commits = ["Ada|Undo: New text", ...PUBLISHED.commits];
	expect(now()).toEqual({ commits, changed: "", text: "old\n" });
	expect(existsSync(join(editor.root, TESTER))).toBe(false);
	expect(await startPage()).toContain("<em>Undone</em>");
});

test("if the checks fail after undoing, everything stays as published", async () => {
	write(TESTER, "{}\n");
	await publish();
	mistakes = ["pages/home.json, careers: there is no page"];
	const { status, page } = await undo();
	expect([status, page]).toEqual([422, expect.stringContaining(mistakes[0] ?? "")]);
	expect(now()).toEqual(PUBLISHED);
	expect(existsSync(join(editor.root, TESTER))).toBe(true);
});

test("what a later publishing changed again, and what is not published yet, is not undone", async () => {
	await publish();
	const first = git("rev-parse", "HEAD");
	write(SITE, "newer\n");
	expect((await undo(first)).page).toContain("publish them first");
	expect(now()).toEqual({ ...PUBLISHED, changed: `M ${SITE}`, text: "newer\n" });
	await publish("Ada", "Newer text");
	expect((await undo(first)).page).toContain("a later publishing changed the same lines");
	expect(now()).toMatchObject({ changed: "", text: "newer\n" });
});

test("only a publishing of the editor can be undone, and the list has the last 20", async () => {
	expect((await undo()).status).toBe(422);
	expect((await undo("--hard")).status).toBe(422);
	await publish("Ada", "Text 1.");
	const message = git("log", "-1", "--format=%B");
	// Commits of git alone: 21 publishings took 27 s on a busy machine.
	for (let n = 2; n <= 21; n++) {
		git("commit", "--quiet", "--allow-empty", "-m", message.replace("Text 1.", `Text ${n}.`));
	}
	const listed = (await startPage()).match(/(?<=<strong>)Text \d+\./g);
	expect(listed).toEqual(Array.from({ length: 20 }, (_, n) => `Text ${21 - n}.`));
});

test("while one publishes, the page says how far it is, and a second publishing waits", async () => {
	const { promise, resolve } = Promise.withResolvers<void>();
	gates = async (say) => {
		say("The logos are put together");
		await promise;
		return [];
	};
	const fields = () => ({ method: "POST", body: new URLSearchParams({ name: "Ada", what: "" }) });
	await app.request("/", fields());
	const running = await app.request("/progress");
	expect(running.headers.get("refresh")).toBe("2");
	expect(await running.text()).toMatch(/The logos are put together ….*<progress/s);
	expect((await app.request("/")).headers.get("location")).toBe("/publish/progress");
	await app.request("/", fields());
	resolve();
	expect((await outcome()).status).toBe(200);
	expect(now().commits).toEqual(["Ada|Change The company", "Machine|Start"]);
});

/** Publishing on a server, where a commit goes live. */
function onServer(): void {
	live = git("rev-parse", "HEAD");
	app = publishRoutes(
		publisher(editor.root, async () => [], {
			done: { published: "It is published.", undone: "It is undone." },
			isLive: (commit) => commit === live,
			async publish(commit) {
				if (failure === undefined) live = commit;
				return failure;
			},
		}),
	);
}

test("on a server a publishing goes live, and if that fails, the text stays unpublished", async () => {
	onServer();
	failure = "The service was not well.";
	const { status, page } = await publish();
	expect(status).toBe(422);
	expect(page).toContain("The public site stays as it was. The service was not well.");
	expect(now()).toEqual(START);
	failure = undefined;
	expect((await publish()).page).toContain("It is published.");
	expect(live).toBe(git("rev-parse", "HEAD"));
	failure = "The service was not well.";
	expect((await undo()).status).toBe(422);
	expect(now()).toEqual(PUBLISHED);
});

test("a publishing that a crash interrupted can be finished", async () => {
	onServer();
	await publish();
	live = "an older commit";
	const sentence = "The public site does not have the last publishing yet.";
	expect(await startPage()).toContain(sentence);
	expect((await publish()).status).toBe(200);
	expect(live).toBe(git("rev-parse", "HEAD"));
	expect(now()).toEqual(PUBLISHED);
});
