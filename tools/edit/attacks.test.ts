import { appendFileSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { offeringsOf } from "#content/navigation.ts";
import { noPreview } from "./preview/no-preview.ts";
import { cookieOf, HOST, ORIGIN, ServerEditor } from "./test/server-editor.ts";

/** An address of each route. A new route has to be named here, so that it is attacked, too. */
const ADDRESSES: Record<string, string> = {
	"GET /": "/",
	"GET /interface.js": "/interface.js",
	"GET /config.yml": "/config.yml",
	"GET /editor/:file{[\\w-]+(\\.[\\w-]+)*\\.js}": "/editor/decap-cms.js",
	"GET /art/:file{[a-z0-9-]+\\.\\w+}": "/art/cloud.webp",
	"GET /*": "/favicon.ico",
	"GET /publish": "/publish",
	"POST /api/v1": "/api/v1",
	"POST /publish": "/publish",
	"POST /publish/undo": "/publish/undo",
	"POST /check": "/check",
	"POST /preview": "/preview",
};
/** What somebody without a session may ask for. */
const OPEN = ["GET /log-in", "POST /log-in", "POST /log-out"];

let editor: ServerEditor;
beforeEach(() => {
	editor = new ServerEditor();
});
afterEach(() => editor.remove());

const app = () => editor.app(undefined, { preview: noPreview });

const request = (method: string, path: string, headers: Record<string, string>, body?: string) =>
	app().request(ORIGIN + path, {
		...{ method, headers: { host: HOST, ...headers } },
		...(method === "POST" && { body: body ?? "{}" }),
	});

async function session(): Promise<string> {
	const body = new URLSearchParams({ token: editor.access().invite("Ada") });
	const headers = { host: HOST, origin: ORIGIN };
	const response = await app().request(`${ORIGIN}/log-in`, { method: "POST", headers, body });
	return cookieOf(response);
}

/** Nothing has changed: no commit, no file. */
function expectNoChange(): void {
	expect(editor.git("log", "--format=%s")).toBe("Start");
	expect(editor.git("status", "--porcelain", "company")).toBe("");
}

test("each route of the editor is among those that are attacked here", async () => {
	const routes = app()
		.routes.filter(({ method }) => method !== "ALL")
		.map(({ method, path }) => `${method} ${path}`);
	expect([...new Set(routes)].sort()).toEqual([...Object.keys(ADDRESSES), ...OPEN].sort());
});

test.each(Object.entries(ADDRESSES))(
	"%s gives nothing to a visitor without a session",
	async (route, path) => {
		const [method = ""] = route.split(" ");
		for (const cookie of ["", "__Host-editor=AAAA.AAAA", "editor=AAAA"]) {
			const response = await request(method, path, { origin: ORIGIN, cookie });
			const answer = await response.text();
			if (path.startsWith("/api/")) {
				expect(response.status).toBe(401);
				expect(answer).toMatch(/^\{"error":"You are no longer logged in/);
			} else {
				expect([response.status, answer]).toEqual([303, ""]);
				expect(response.headers.get("location")).toBe("/log-in");
			}
		}
		expectNoChange();
	},
);

test.each(Object.entries(ADDRESSES))(
	"%s answers neither a foreign page nor a foreign host name, even with a session",
	async (route, path) => {
		const [method = ""] = route.split(" ");
		const cookie = await session();
		const foreign: Record<string, string>[] = [
			{ origin: "https://elsewhere.example" },
			{ origin: "https://www.example.com" },
			{ origin: `${ORIGIN}.elsewhere.example` },
			{ origin: "null" },
			{ origin: ORIGIN, host: "elsewhere.example" },
			{ origin: ORIGIN, host: `${HOST}:8443` },
		];
		for (const headers of foreign) {
			const response = await request(method, path, { cookie, ...headers });
			expect([response.status, await response.json()]).toEqual([
				403,
				{ error: `Open the editor at ${ORIGIN}.` },
			]);
		}
		expectNoChange();
	},
);

test.each([
	"/art/..%2f..%2fsite.json",
	"/art/%2e%2e/%2e%2e/site.json",
	"/editor/..%2f..%2fpackage.json",
	"/editor/..%2fkey.js",
	"/data/editor/key",
	"/.env",
	"/company/site.json",
])("with a session, %s is no way to a file", async (path) => {
	const response = await request("GET", path, { cookie: await session() });
	expect(response.status).toBe(404);
});

test.each(["//elsewhere.example/a.svg", "//127.0.0.1:9200/a.css", "/\\elsewhere.example/a.svg"])(
	"%s is not fetched from another machine",
	async (path) => {
		const response = await request("GET", path, { cookie: await session() });
		expect(response.status).toBe(404);
	},
);

const [service] = offeringsOf("services");
const PAGE = `company/pages/${service?.id}.json`;
const page = () => readFileSync(join(editor.root, PAGE), "utf8");
const outside = ["../package.json", "company/../../package.json", "company/pages/../../evil.json"];

test.each(outside)("with a session, nothing is read, written or removed at %s", async (path) => {
	const cookie = await session();
	const dataFiles = [{ path, raw: page() }];
	for (const params of [
		{ action: "getEntry", params: { path } },
		{ action: "entriesByFiles", params: { files: [{ path }] } },
		{ action: "persistEntry", params: { dataFiles } },
		{ action: "deleteFiles", params: { paths: [path] } },
	]) {
		const body = JSON.stringify(params);
		const response = await request("POST", "/api/v1", { origin: ORIGIN, cookie }, body);
		const answer = await response.json();
		if (response.ok) expect(answer).toEqual([]);
		else expect([404, 422]).toContain(response.status);
	}
	const form = JSON.stringify({ file: path, record: JSON.parse(page()) });
	const checked = await request("POST", "/check", { origin: ORIGIN, cookie }, form);
	expect((await checked.json()).mistakes).toEqual([
		expect.stringContaining("there is no content file of this name"),
	]);
	expectNoChange();
	expect(readdirSync(editor.root).sort()).toEqual([".git", "company", "data"]);
});

test("a draft cannot have the address of another machine", async () => {
	const cookie = await session();
	const record = { ...JSON.parse(page()), route: "//localhost/a" };
	const form = JSON.stringify({ file: PAGE, record });
	const response = await request("POST", "/preview", { origin: ORIGIN, cookie }, form);
	expect((await response.json()).mistakes).toContainEqual(
		expect.stringContaining("must be a path such as /what-we-do"),
	);
});

test("a request of 40 MB is refused before it is read", async () => {
	const headers = { origin: ORIGIN, cookie: await session(), "content-length": "40000001" };
	const response = await request("POST", "/api/v1", headers);
	expect(response.status).toBe(413);
	expect((await response.json()).error).toMatch(/larger than 20 MB/);
});

test("script in the words of a publishing is shown as text", async () => {
	const headers = { origin: ORIGIN, cookie: await session() };
	appendFileSync(join(editor.root, "company/site.json"), "\n");
	const what = "<script>alert(1)</script>";
	const body = new URLSearchParams({ what }).toString();
	const type = { "content-type": "application/x-www-form-urlencoded" };
	const response = await request("POST", "/publish", { ...headers, ...type }, body);
	expect(response.status).toBe(200);
	const text = await response.text();
	expect(text).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
	expect(text).not.toContain("<script");
});
