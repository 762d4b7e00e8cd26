import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cookieOf, HOST, ORIGIN, ServerEditor } from "../test/server-editor.ts";
import { INVITATION_HOURS, SESSION_DAYS } from "./access.ts";
import { editorSettings } from "./editor-settings.ts";

const HOUR_MS = 3_600_000;

let editor: ServerEditor;
let failure: string | undefined;
let live: string;
const git = (...args: string[]) => editor.git(...args);
const site = () => readFileSync(join(editor.root, "company/site.json"), "utf8");
const edit = (text: string) => writeFileSync(join(editor.root, "company/site.json"), text);
const commits = () => git("log", "--format=%an|%s").split("\n");

beforeEach(() => {
	editor = new ServerEditor();
	failure = undefined;
	live = git("rev-parse", "HEAD");
});
afterEach(() => editor.remove());

const access = () => editor.access();
const app = () =>
	editor.app({
		done: { published: "It is published.", undone: "It is undone." },
		isLive: (commit) => commit === live,
		async publish(commit) {
			if (failure === undefined) live = commit;
			return failure;
		},
	});

const get = (path: string, headers: Record<string, string> = {}) =>
	app().request(ORIGIN + path, { headers: { host: HOST, ...headers } });
const post = (path: string, body: URLSearchParams | string, headers: Record<string, string> = {}) =>
	app().request(ORIGIN + path, {
		...{ method: "POST", body },
		headers: { host: HOST, origin: ORIGIN, ...headers },
	});
const enterWith = (token: string) => post("/log-in", new URLSearchParams({ token }));

async function logIn(name = "Ada") {
	const response = await enterWith(access().invite(name));
	const setCookie = response.headers.get("set-cookie") ?? "";
	return { response, setCookie, cookie: cookieOf(response) };
}
const apiRequest = JSON.stringify({ action: "info" });
const publish = (cookie: string) =>
	post("/publish", new URLSearchParams({ name: "Somebody else", what: "New text" }), { cookie });

test.each(["/", "/config.yml", "/publish", "/editor/decap-cms.js", "/art/cloud.webp"])(
	"%s shows nothing to a visitor without a session but the way to log in",
	async (path) => {
		const response = await get(path);
		expect(response.status).toBe(303);
		expect(response.headers.get("location")).toBe("/log-in");
		expect(await response.text()).toBe("");
	},
);

test.each(["/api/v1", "/publish", "/publish/undo"])(
	"a visitor without a session changes nothing at %s",
	async (path) => {
		edit("{}");
		const response = await post(path, apiRequest);
		expect([401, 303]).toContain(response.status);
		expect(commits()).toEqual(["Machine|Start"]);
	},
);

test("an invitation opens one session, with a cookie for this host and TLS only", async () => {
	const { response, setCookie, cookie } = await logIn();
	expect(response.status).toBe(303);
	expect(response.headers.get("location")).toBe("/");
	expect(setCookie).toMatch(/^__Host-editor=/);
	for (const attribute of ["Secure", "HttpOnly", "SameSite=Lax", "Path=/"]) {
		expect(setCookie.split("; ")).toContain(attribute);
	}
	expect(setCookie).not.toMatch(/domain/i);
	expect((await get("/", { cookie })).status).toBe(200);
	expect((await post("/api/v1", apiRequest, { cookie })).status).toBe(200);
});

test("opening the link of an invitation, as mail scanners do, does not use it up", async () => {
	const token = access().invite("Ada");
	for (let n = 0; n < 5; n++) expect((await get(`/log-in?${token}`)).status).toBe(200);
	expect((await enterWith(token)).status).toBe(303);
});

test("of two people with one invitation only the first gets in", async () => {
	const token = access().invite("Ada");
	const answers = await Promise.all([enterWith(token), enterWith(token)]);
	expect(answers.map(({ status }) => status).sort()).toEqual([303, 403]);
	const late = await enterWith(token);
	expect(late.headers.get("set-cookie")).toBeNull();
	expect(await late.text()).toContain("This invitation has been used");
});

test("an invitation and a session end by themselves", async () => {
	const token = access().invite("Ada");
	editor.now += INVITATION_HOURS * HOUR_MS;
	expect((await enterWith(token)).status).toBe(403);
	const { cookie } = await logIn();
	editor.now += SESSION_DAYS * 24 * HOUR_MS - 1;
	expect((await get("/", { cookie })).status).toBe(200);
	editor.now += 1;
	expect((await get("/", { cookie })).status).toBe(303);
});

test.each([
	["nothing", ""],
	["a guess", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"],
	["a path", "../sessions/x"],
	["10 KB", "x".repeat(10_000)],
])("%s is no invitation", async (_, token) => {
	const response = await enterWith(token);
	expect(response.status).toBe(403);
	expect(response.headers.get("set-cookie")).toBeNull();
});

test("an altered or unsigned cookie is no session", async () => {
	const { cookie } = await logIn();
	const [session = ""] = cookie.replace("__Host-editor=", "").split(".");
	const altered = cookie.replace(/=(.)/, (_, first) => `=${first === "A" ? "B" : "A"}`);
	for (const bad of [altered, `__Host-editor=${session}`, `editor=${session}`, "__Host-editor="]) {
		expect((await get("/", { cookie: bad })).status).toBe(303);
	}
});

test("the folder of the invitations and sessions lets nobody in who reads it", async () => {
	const token = access().invite("Ada");
	const { cookie } = await logIn("Grace");
	const stored = execFileSync("find", [join(editor.root, "data/editor"), "-type", "f"], {
		encoding: "utf8",
	});
	const text =
		stored +
		stored
			.trim()
			.split("\n")
			.map((file) => readFileSync(file, "utf8"))
			.join();
	expect(stored.trim().split("\n")).toHaveLength(3);
	expect(text).not.toContain(token);
	expect(text).not.toContain(cookie.replace("__Host-editor=", "").split(".")[0]);
});

test("who logs out or is removed has no session any more", async () => {
	const [ada, grace] = [await logIn("Ada"), await logIn("Grace")];
	const out = await post("/log-out", "", { cookie: ada.cookie });
	expect(out.headers.get("set-cookie")).toMatch(/^__Host-editor=; Max-Age=0/);
	expect((await get("/", { cookie: ada.cookie })).status).toBe(303);
	expect((await get("/", { cookie: grace.cookie })).status).toBe(200);
	access().remove("Grace");
	const refused = await post("/api/v1", apiRequest, { cookie: grace.cookie });
	expect(refused.status).toBe(401);
	expect((await refused.json()).error).toMatch(/no longer logged in/);
	expect(() => access().remove("Grace")).toThrow('There is no editor "Grace"');
});

test.each([
	["a page of another site", { origin: "https://elsewhere.example" }],
	["a page of the public site", { origin: "https://www.example.com" }],
	["a page without an origin", { origin: "null" }],
	["another host name", { host: "elsewhere.example" }],
])("with a session, a request from %s is refused", async (_, headers) => {
	const { cookie } = await logIn();
	edit("{}");
	for (const path of ["/api/v1", "/publish", "/log-out"]) {
		expect((await post(path, apiRequest, { cookie, ...headers })).status).toBe(403);
	}
	expect(commits()).toEqual(["Machine|Start"]);
	expect((await get("/", { cookie })).status).toBe(200);
});

test("a request that changes something has to say where it comes from", async () => {
	const { cookie } = await logIn();
	const headers = { host: "edit.example.com", cookie };
	const response = await app().request(`${ORIGIN}/publish`, { method: "POST", headers });
	expect(response.status).toBe(403);
});

test("no other site can show the editor in a frame", async () => {
	const response = await get("/log-in");
	expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
});

test("a publishing has the name of the session and goes live", async () => {
	const { cookie } = await logIn("Ada");
	edit("{}");
	const response = await publish(cookie);
	expect(response.status).toBe(200);
	expect(await response.text()).toContain("It is published.");
	expect(await (await get("/publish", { cookie })).text()).not.toContain("Your name");
	expect(commits()).toEqual(["Ada|New text", "Machine|Start"]);
	expect(live).toBe(git("rev-parse", "HEAD"));
});

test("if the release fails, nothing is published, the text stays and the page says why", async () => {
	const { cookie } = await logIn();
	edit("{}");
	failure = "The service was not well.";
	const response = await publish(cookie);
	expect(response.status).toBe(422);
	expect(await response.text()).toContain(
		"The public site stays as it was. The service was not well.",
	);
	expect(commits()).toEqual(["Machine|Start"]);
	expect(site()).toBe("{}");
	failure = undefined;
	expect((await publish(cookie)).status).toBe(200);
	expect(commits()).toEqual(["Ada|New text", "Machine|Start"]);
});

test("if the release of an undoing fails, the publishing stays", async () => {
	const { cookie } = await logIn();
	edit("{}");
	await publish(cookie);
	failure = "The service was not well.";
	const id = git("rev-parse", "HEAD");
	const response = await post("/publish/undo", new URLSearchParams({ id }), { cookie });
	expect(response.status).toBe(422);
	expect(commits()).toEqual(["Ada|New text", "Machine|Start"]);
	expect(site()).toBe("{}");
	expect(git("status", "--porcelain", "company")).toBe("");
});

test("a publishing that a crash interrupted can be finished", async () => {
	const { cookie } = await logIn();
	edit("{}");
	await publish(cookie);
	live = "an older commit";
	const page = await (await get("/publish", { cookie })).text();
	expect(page).toContain("The public site does not have the last publishing yet.");
	expect((await publish(cookie)).status).toBe(200);
	expect(live).toBe(git("rev-parse", "HEAD"));
	expect(commits()).toEqual(["Ada|New text", "Machine|Start"]);
});

const SETTINGS = { EDITOR_URL: ORIGIN, SITE_URL: "https://www.example.com" };

test("the settings of the editor", () => {
	expect(editorSettings({ ...SETTINGS, EDITOR_URL: `${ORIGIN}/` })).toEqual({
		...{ origin: ORIGIN, port: 3100, siteUrl: "https://www.example.com" },
		accessFolder: "data/editor",
	});
});

test.each([
	["no address", { EDITOR_URL: "" }, /^The editor is closed: set EDITOR_URL/],
	["an address without TLS", { EDITOR_URL: "http://edit.example.com" }, /https:\/\//],
	["an address with a path", { EDITOR_URL: `${ORIGIN}/x` }, /without a path/],
	["no address at all", { EDITOR_URL: "edit" }, /https:\/\//],
	["the host of the site", { EDITOR_URL: "https://www.example.com:8443" }, /other than/],
	["no site", { SITE_URL: "" }, /^SITE_URL is missing/],
])("the editor does not start with %s", (_, change, message) => {
	expect(() => editorSettings({ ...SETTINGS, ...change })).toThrow(message);
});
