import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { publisher } from "./publisher.ts";
import { publishRoutes } from "./routes.ts";

let root: string;
let mistakes: string[];
const git = (...args: string[]) =>
	execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
const write = (file: string, text: string) => {
	mkdirSync(dirname(join(root, file)), { recursive: true });
	writeFileSync(join(root, file), text);
};
const read = (file: string) => readFileSync(join(root, file), "utf8");

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "publish-test-"));
	mistakes = [];
	git("init", "--quiet");
	git("config", "user.email", "machine@site.example");
	git("config", "user.name", "Machine");
	write("company/site.json", "old\n");
	write("code.ts", "old\n");
	git("add", ".");
	git("commit", "--quiet", "-m", "Start");
});
afterEach(() => rmSync(root, { recursive: true }));

const app = () => publishRoutes(publisher(root, async () => mistakes));
async function post(path: string, fields: Record<string, string>) {
	const response = await app().request(path, { method: "POST", body: new URLSearchParams(fields) });
	return { status: response.status, page: await response.text() };
}
const publish = (name = "Ada", what = "New text") => post("/", { name, what });
const undo = (id: string) => post("/undo", { id, name: "Ada" });
const commits = () => git("log", "--format=%an|%s").split("\n");

test("publishing makes one commit of the content only, with the editor's name", async () => {
	write("company/site.json", "new\n");
	write("company/pages/tester.json", "{}\n");
	write("code.ts", "half done\n");
	expect((await publish()).status).toBe(200);
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
	const page = await (await app().request("/")).text();
	for (const one of words) expect(page.split(`<li>${one}</li>`)).toHaveLength(2);
	await publish("Ada", "");
	expect(commits()[0]).toMatch(/^Ada\|Change pages\/other.json, Vacancy “Tester”, Picture/);
	rmSync(join(root, "company/pages/tester.json"));
	expect(await (await app().request("/")).text()).toContain("<li>Vacancy “Tester”</li>");
});

test("after a publishing on one's own computer the page says who brings it to the public site", async () => {
	write("company/site.json", "new\n");
	expect((await publish()).page).toContain("Tell the person who looks after it to take them over.");
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
	expect(existsSync(join(root, "company/pages/tester.json"))).toBe(false);
	expect(await (await app().request("/")).text()).toContain("<em>Undone</em>");
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
	const page = await (await app().request("/")).text();
	expect(page).toContain("Text 21.");
	expect(page).toContain("Text 2.");
	expect(page).not.toContain("Text 1.");
});
