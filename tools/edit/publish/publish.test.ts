import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
const read = (file: string) => readFileSync(join(editor.root, file), "utf8");

beforeEach(() => {
	editor = new TestEditor();
	write("company/site.json", "old\n");
	write("code.ts", "old\n");
	editor.commitAll();
	mistakes = [];
	gates = async () => mistakes;
	failure = undefined;
	live = undefined;
	app = publishRoutes(publisher(editor.root, (say) => gates(say)));
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
const undo = (id: string) => post("/undo", { id, name: "Ada" });
const commits = () => git("log", "--format=%an|%s").split("\n");

test("publishing makes one commit of the content only, with the editor's name", async () => {
	write("company/site.json", "new\n");
	write("company/pages/tester.json", "{}\n");
	write("code.ts", "half done\n");
	const { status, page } = await publish();
	expect(status).toBe(200);
	// On one's own computer nobody else brings it to the public site.
	expect(page).toContain("Tell the person who looks after it to take them over.");
	expect(commits()).toEqual(["Ada|New text", "Machine|Start"]);
	expect(git("show", "--name-only", "--format=").split("\n")).toEqual([
		"company/pages/tester.json",
		"company/site.json",
	]);
	expect(git("status", "--porcelain")).toBe("M code.ts");
});

test("what has changed is named in the owner's words, on the page and in the list", async () => {
	const record = { kind: "vacancy", name: "Tester" };
	write("company/pages/tester.json", JSON.stringify(record));
	write("company/pages/other.json", "no JSON");
	write("company/site.json", "new\n");
	for (const cut of ["640.avif", "wide-night-1600.webp"]) {
		write(`company/public/art/our-office-${cut}`, "picture");
	}
	const words = ["Vacancy “Tester”", "The company", "Picture “our-office”"];
	const page = await (await app.request("/")).text();
	for (const one of words) expect(page.split(`<li>${one}</li>`)).toHaveLength(2);
	await publish("Ada", "");
	expect(commits()[0]).toMatch(/^Ada\|Change pages\/other.json, Vacancy “Tester”, Picture/);
	rmSync(join(editor.root, "company/pages/tester.json"));
	expect(await (await app.request("/")).text()).toContain("<li>Vacancy “Tester”</li>");
});

test("while the checks find mistakes nothing is committed and the page names them", async () => {
	write("company/site.json", "wrong\n");
	mistakes = ["site.json, email: must not be <empty>"];
	const { status, page } = await publish();
	expect(status).toBe(422);
	expect(page).toContain("site.json, email: must not be &lt;empty&gt;");
	expect(commits()).toEqual(["Machine|Start"]);
	expect(read("company/site.json")).toBe("wrong\n");
});

test.each([
	["nothing has changed", "Ada", /nothing to publish/],
	["the name is missing", "", /Your name/],
	["the name would change the commit's author", "Ada <x@y>", /Your name/],
])("nothing is published if %s", async (_, name, message) => {
	if (!/nothing/.test(message.source)) write("company/site.json", "new\n");
	const { status, page } = await publish(name);
	expect(status).toBe(422);
	expect(page).toMatch(message);
	expect(commits()).toEqual(["Machine|Start"]);
});

test("undoing a publishing brings the old files back, with one more commit", async () => {
	write("company/site.json", "new\n");
	write("company/pages/tester.json", "{}\n");
	await publish();
	expect((await undo(git("rev-parse", "HEAD"))).status).toBe(200);
	expect(commits()).toEqual(["Ada|Undo: New text", "Ada|New text", "Machine|Start"]);
	expect(read("company/site.json")).toBe("old\n");
	expect(existsSync(join(editor.root, "company/pages/tester.json"))).toBe(false);
	expect(await (await app.request("/")).text()).toContain("<em>Undone</em>");
	expect(git("status", "--porcelain")).toBe("");
});

test("if the checks fail after undoing, everything stays as published", async () => {
	write("company/site.json", "new\n");
	write("company/pages/tester.json", "{}\n");
	await publish();
	mistakes = ["pages/home.json, careers: there is no page"];
	const { status, page } = await undo(git("rev-parse", "HEAD"));
	expect(status).toBe(422);
	expect(page).toContain("pages/home.json, careers: there is no page");
	expect(read("company/site.json")).toBe("new\n");
	expect(read("company/pages/tester.json")).toBe("{}\n");
	expect(git("status", "--porcelain")).toBe("");
	expect(commits()).toEqual(["Ada|New text", "Machine|Start"]);
});

test("what a later publishing changed again is not undone, and stays", async () => {
	write("company/site.json", "new\n");
	await publish();
	const first = git("rev-parse", "HEAD");
	write("company/site.json", "newer\n");
	await publish("Ada", "Newer text");
	const { status, page } = await undo(first);
	expect(status).toBe(422);
	expect(page).toContain("a later publishing changed the same lines");
	expect(read("company/site.json")).toBe("newer\n");
	expect(git("status", "--porcelain")).toBe("");
});

test("changes that are not published yet stay when somebody wants to undo", async () => {
	write("company/site.json", "new\n");
	await publish();
	write("company/site.json", "newer\n");
	expect((await undo(git("rev-parse", "HEAD"))).page).toContain("publish them first");
	expect(read("company/site.json")).toBe("newer\n");
});

test("only a publishing of the editor can be undone, and the list has the last 20", async () => {
	expect((await undo(git("rev-parse", "HEAD"))).status).toBe(422);
	expect((await undo("--hard")).status).toBe(422);
	write("company/site.json", "new\n");
	await publish("Ada", "Text 1.");
	const message = git("log", "-1", "--format=%B");
	// Commits of git alone: 21 publishings took 27 s on a busy machine.
	for (let n = 2; n <= 21; n++) {
		git("commit", "--quiet", "--allow-empty", "-m", message.replace("Text 1.", `Text ${n}.`));
	}
	const page = await (await app.request("/")).text();
	expect(page).toContain("Text 21.");
	expect(page).toContain("Text 2.");
	expect(page).not.toContain("Text 1.");
});

test("while one publishes, the page says how far it is, and a second publishing waits", async () => {
	write("company/site.json", "new\n");
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
	expect(commits()).toEqual(["Ada|Change The company", "Machine|Start"]);
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
	write("company/site.json", "new\n");
	failure = "The service was not well.";
	const { status, page } = await publish();
	expect(status).toBe(422);
	expect(page).toContain("The public site stays as it was. The service was not well.");
	expect(commits()).toEqual(["Machine|Start"]);
	expect(read("company/site.json")).toBe("new\n");
	failure = undefined;
	expect((await publish()).page).toContain("It is published.");
	expect(live).toBe(git("rev-parse", "HEAD"));
});

test("if the release of an undoing fails, the publishing stays", async () => {
	onServer();
	write("company/site.json", "new\n");
	write("company/pages/tester.json", "{}\n");
	await publish();
	failure = "The service was not well.";
	expect((await undo(git("rev-parse", "HEAD"))).status).toBe(422);
	expect(commits()).toEqual(["Ada|New text", "Machine|Start"]);
	expect(read("company/site.json")).toBe("new\n");
	expect(git("status", "--porcelain")).toBe("");
});

test("a publishing that a crash interrupted can be finished", async () => {
	onServer();
	write("company/site.json", "new\n");
	await publish();
	live = "an older commit";
	const page = await (await app.request("/")).text();
	expect(page).toContain("The public site does not have the last publishing yet.");
	expect((await publish()).status).toBe(200);
	expect(live).toBe(git("rev-parse", "HEAD"));
	expect(commits()).toEqual(["Ada|New text", "Machine|Start"]);
});
