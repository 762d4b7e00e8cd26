import { readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { originOf } from "./start.ts";
import { ORIGIN, SERVICE, TestEditor } from "./test/test-editor.ts";

const ADA = { "x-editor": "Ada" };

/** All attacks meet one editor: none may change it. */
let editor: TestEditor;
beforeAll(() => {
	editor = new TestEditor({ behindProxy: true });
	editor.commitAll();
});
afterAll(() => editor[Symbol.dispose]());

const ask = (method: string, path: string, headers: Record<string, string>, body?: string) =>
	editor.request(method, path, headers, method === "POST" ? (body ?? "{}") : undefined);

/** Nothing has changed: no commit, no file. */
function expectNoChange(): void {
	expect(editor.git("log", "--format=%s")).toBe("Start");
	expect(editor.git("status", "--porcelain", "company")).toBe("");
}

const OPEN = `Open the editor at ${ORIGIN}`;
test.each<[string, Record<string, string>]>([
	["without a name", {}],
	["with an empty name", { "x-editor": "" }],
	["with a password that the proxy did not see", { authorization: "Basic QWRhOng=" }],
	["of another site", { ...ADA, origin: "https://elsewhere.example" }],
	["of the public site", { ...ADA, origin: "https://www.example.com" }],
	["of a site that begins alike", { ...ADA, origin: `${ORIGIN}.elsewhere.example` }],
	["of a page without origin", { ...ADA, origin: "null" }],
	["at another name of this machine", { ...ADA, host: "elsewhere.example" }],
	["at the machine itself", { ...ADA, host: "127.0.0.1:8443" }],
])("no route answers a request %s, and nothing changes", async (_, headers) => {
	const refusal = headers["x-editor"]
		? [403, { error: `${OPEN}.` }]
		: [401, { error: `${OPEN}, where you are asked for your name and password.` }];
	const routes = editor.app.routes.filter(({ method }) => method !== "ALL");
	expect(routes.length).toBeGreaterThan(10);
	for (const { method, path } of routes) {
		// A file of this name is one that each route with a name of a file takes.
		const address = path.replace(/:.*$/, "cloud.js").replace("*", "favicon.ico");
		const response = await ask(method, address, headers);
		expect([response.status, await response.json()], address).toEqual(refusal);
	}
	expectNoChange();
});

test("a request that changes something says where it comes from, and no site frames the editor", async () => {
	const headers = { ...ADA, host: new URL(ORIGIN).host };
	const response = await editor.app.request(`${ORIGIN}/publish`, { method: "POST", headers });
	expect(response.status).toBe(403);
	const page = await ask("GET", "/", ADA);
	expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
});

test.each([
	"/art/..%2f..%2fsite.json",
	"/art/%2e%2e/%2e%2e/site.json",
	"/editor/..%2f..%2fpackage.json",
	"/.env",
	"/company/mark.svg/..%2fsite.json",
	"//127.0.0.1:9200/a.css",
	"/\\elsewhere.example/a.svg",
])("%s is no way to a file or another machine", async (path) => {
	expect((await ask("GET", path, ADA)).status).toBe(404);
});

test.each([
	"../package.json",
	"company/../../package.json",
	"company/pages/../../evil.json",
	"company/public/art/../evil.json",
	"company/public/art\\..\\evil.json",
])("nothing is read, written or removed at %s", async (path) => {
	const dataFiles = [{ path, raw: editor.text(SERVICE) }];
	const asset = { path, content: "", encoding: "base64" };
	for (const params of [
		{ action: "getEntry", params: { path } },
		{ action: "entriesByFiles", params: { files: [{ path }] } },
		{ action: "persistEntry", params: { dataFiles } },
		{ action: "persistMedia", params: { asset } },
		{ action: "deleteFiles", params: { paths: [path] } },
	]) {
		const response = await ask("POST", "/api/v1", ADA, JSON.stringify(params));
		const found = response.ok ? await response.json() : [];
		expect([response.ok || response.status === 422, found]).toEqual([true, []]);
	}
	const form = JSON.stringify({ file: path, record: editor.json(SERVICE) });
	expect((await (await ask("POST", "/preview", ADA, form)).json()).mistakes).toEqual([
		expect.stringContaining("there is no content file of this name"),
	]);
	expectNoChange();
	const files = readdirSync(editor.root, { recursive: true, encoding: "utf8" });
	expect(files.filter((file) => /package|evil/.test(file))).toEqual([]);
});

test("a request of 40 MB is refused before it is read", async () => {
	const response = await ask("POST", "/api/v1", { ...ADA, "content-length": "40000001" });
	expect(response.status).toBe(413);
	expect((await response.json()).error).toMatch(/larger than 20 MB/);
});

test("a publishing has the name that the proxy sends, and script in its words is shown as text", async () => {
	using own = new TestEditor({ behindProxy: true });
	own.commitAll();
	own.write("site.json", { ...own.json("site.json"), company: "New" });
	const what = "<script>alert(1)</script>";
	const body = new URLSearchParams({ what, name: "Somebody else" }).toString();
	const type = { "content-type": "application/x-www-form-urlencoded" };
	// As a server reads the bytes of UTF-8 in a header.
	const zoe = { "x-editor": Buffer.from("Zoë").toString("latin1") };
	await own.request("POST", "/publish", { ...zoe, ...type }, body);
	await expect.poll(() => own.git("log", "-1", "--format=%an")).toBe("Zoë");
	const text = await (await own.request("GET", "/publish", ADA)).text();
	expect(text).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
	expect(text).not.toContain("<script");
	expect(text).not.toContain("Your name");
});

test("the address of an editor on a server is https:// and a host name", () => {
	expect(originOf("https://edit.example.com/")).toBe("https://edit.example.com");
	for (const wrong of [undefined, "", "edit", "http://edit.example.com", `${ORIGIN}/x`]) {
		expect(() => originOf(wrong)).toThrow(/^Set EDITOR_URL to /);
	}
});
