import { rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { StaticSite } from "#service/http/static/static-site.ts";
import { POLICY, siteFolder } from "../support/site-folder.ts";

async function site() {
	const root = siteFolder();
	const headers = join(root, "build/client-headers.json");
	const loaded = await StaticSite.load(join(root, "build/client"), { headers });
	return {
		root,
		get: (target: string, headers = {}, method = "GET") => loaded.answer(method, target, headers),
	};
}

const SCRIPT = "/assets/entry-1a2b.js";

describe("addresses", () => {
	test("a page has one address, without a trailing slash", async () => {
		const { get } = await site();
		expect(get("/").body?.toString()).toContain("Home");
		const page = get("/what-we-do/power-apps?from=mail");
		expect([page.status, page.body?.toString()]).toEqual([
			200,
			expect.stringContaining("Power Apps"),
		]);
	});

	test.each([
		["/what-we-do/power-apps/", "/what-we-do/power-apps"],
		["/what-we-do/power-apps/?a=/b/&c", "/what-we-do/power-apps?a=/b/&c"],
		["/what-we-do/power-apps/index.html", "/what-we-do/power-apps"],
		["/index.html", "/"],
		["/careers", "/#career"],
		["/careers/", "/#career"],
		["/app-in-box-pdf", "/App-in-box-pdf"],
		["/app-in-box-pdf/", "/App-in-box-pdf"],
	])("%s redirects permanently to %s", async (from, to) => {
		const response = (await site()).get(from);
		expect([response.status, response.headers.Location]).toEqual([308, to]);
	});

	test("an unknown address gets the 404 page with page headers", async () => {
		const { get } = await site();
		for (const target of [
			"/nope",
			"/nope/",
			"/404.html",
			"/404",
			"/What-we-do/power-apps",
			"//evil.example/",
		]) {
			const response = get(target);
			expect([target, response.status]).toEqual([target, 404]);
			expect(response.body?.toString()).toContain("Not here");
			expect(response.headers["Content-Security-Policy"]).toBe(POLICY);
		}
	});

	test("an unknown address gets plain text if the site has no 404 page", async () => {
		const root = siteFolder();
		rmSync(join(root, "build/client/404.html"));
		const loaded = await StaticSite.load(join(root, "build/client"), { headers: "" });
		expect(loaded.answer("GET", "/nope", {})).toMatchObject({
			status: 404,
			body: expect.any(String),
		});
	});

	test.each([
		"/../secret.txt",
		"/..%2fsecret.txt",
		"/%2e%2e/secret.txt",
		"/%2e%2e%2fsecret.txt",
		"/assets/../../secret.txt",
		"/..\\secret.txt",
		"/..%5csecret.txt",
		"/assets/..%c0%af../secret.txt",
		"/%",
		"/%zz",
		"/%ff",
		"/robots.txt%00.html",
		"/robots.txt\0",
		"*",
		"",
		"/build/client-headers.json",
		`${SCRIPT}.br`,
		`${SCRIPT}.gz`,
		"/__proto__",
		"/constructor",
	])("%j is rejected and discloses nothing", async (target) => {
		const response = (await site()).get(target);
		expect([400, 404]).toContain(response.status);
		expect(response.body?.toString()).not.toContain("secret");
	});

	test("/.well-known is served, other dot files are not", async () => {
		const { get } = await site();
		const { status, headers, body } = get("/.well-known/security.txt");
		expect([status, headers["Content-Type"]]).toEqual([200, "text/plain; charset=utf-8"]);
		expect(body?.toString()).toMatch(/^Contact: /);
		expect(get("/.env").status).toBe(404);
	});

	test("symbolic links to files, folders and parent folders are not followed", async () => {
		const root = siteFolder();
		const client = join(root, "build/client");
		symlinkSync(join(root, "secret.txt"), join(client, "link.txt"));
		symlinkSync(root, join(client, "linked"));
		const loaded = await StaticSite.load(client, { headers: "" });
		for (const target of ["/link.txt", "/linked/secret.txt", "/linked/build/client/robots.txt"]) {
			expect([target, loaded.answer("GET", target, {}).status]).toEqual([target, 404]);
		}
	});

	test("redirects and errors have the strictest policy", async () => {
		const { get } = await site();
		for (const response of [
			get("/careers"),
			get("/%"),
			get("/", {}, "POST"),
			get("/x", {}, "PUT"),
		]) {
			expect(response.headers["Content-Security-Policy"]).toMatch(/^default-src 'none'/);
		}
	});

	test("an encoded file name is decoded", async () => {
		expect((await site()).get("/name%20with%20space.txt").body?.toString()).toBe("spaced");
	});

	test("other methods get 405 with Allow on a page, and 404 elsewhere", async () => {
		const { get } = await site();
		for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"]) {
			expect(get("/", {}, method)).toMatchObject({ status: 405, headers: { Allow: "GET, HEAD" } });
			expect(get("/nope", {}, method).status).toBe(404);
		}
	});
});

describe("a page with a last day", () => {
	const path = "/what-we-do/power-apps";

	/** The site at noon of a day. @param lastDays content of last-days.json */
	async function siteOn(day: string, lastDays: string) {
		const root = siteFolder();
		const [headers, file] = ["client-headers.json", "last-days.json"].map((name) =>
			join(root, "build", name),
		) as [string, string];
		writeFileSync(file, lastDays);
		const now = () => Date.parse(`${day}T12:00:00Z`);
		return StaticSite.load(join(root, "build/client"), { headers, lastDays: file }, now);
	}
	const lastDays = JSON.stringify({ [path]: "2027-03-31", "/careers/gone": "2026-01-31" });

	test("is there until the end of it, and is gone from the next day on", async () => {
		const open = await siteOn("2027-03-31", lastDays);
		expect(open.answer("GET", path, {}).status).toBe(200);
		expect(open.answer("GET", `${path}.data`, {}).status).toBe(200);
		const closed = await siteOn("2027-04-01", lastDays);
		for (const target of [path, `${path}/`, `${path}/index.html`, `${path}.data`, `${path}?a=b`]) {
			const { status, body, headers } = closed.answer("GET", target, {});
			expect([target, status, body?.toString()]).toEqual([
				target,
				410,
				expect.stringContaining("Closed"),
			]);
			expect(headers["Content-Security-Policy"]).toBe(POLICY);
			expect(headers).not.toHaveProperty("Location");
		}
		expect(closed.answer("GET", "/", {}).status).toBe(200);
	});

	test("is gone too if the build has left it out", async () => {
		const site = await siteOn("2027-03-31", lastDays);
		expect(site.answer("GET", "/careers/gone", {}).status).toBe(410);
		expect(site.answer("GET", "/careers/unknown", {}).status).toBe(404);
	});

	test.each(["", "[", "[]", '{"/what-we-do/power-apps": "soon"}'])(
		"stays open while last-days.json is %j",
		async (content) => {
			const site = await siteOn("2099-01-01", content);
			expect(site.answer("GET", path, {}).status).toBe(200);
		},
	);
});

describe("headers", () => {
	test("every page has the Content-Security-Policy of the build and the other security headers", async () => {
		const { headers } = (await site()).get("/");
		expect(headers).toMatchObject({
			"Content-Type": "text/html; charset=utf-8",
			"Content-Security-Policy": POLICY,
			"X-Content-Type-Options": "nosniff",
			"Referrer-Policy": "strict-origin-when-cross-origin",
			"Cross-Origin-Opener-Policy": "same-origin",
			"Permissions-Policy": expect.stringContaining("camera=()"),
		});
	});

	test("a missing policy file falls back to a strict policy, and an invalid one fails the start", async () => {
		const root = siteFolder();
		const file = join(root, "build/client-headers.json");
		rmSync(file);
		const loaded = await StaticSite.load(join(root, "build/client"), { headers: file });
		expect(loaded.pageHeaders["Content-Security-Policy"]).toBe("default-src 'self'");
		writeFileSync(file, "{}");
		await expect(StaticSite.load(join(root, "build/client"), { headers: file })).rejects.toThrow(
			/npm start/,
		);
	});

	test.each([
		[SCRIPT, "public, max-age=31536000, immutable"],
		["/art/cloud.webp", "public, max-age=86400"],
		["/", "no-cache"],
		["/what-we-do/power-apps.data", "public, max-age=300"],
		["/robots.txt", "public, max-age=3600"],
	])("%s has Cache-Control: %s", async (path, value) => {
		expect((await site()).get(path).headers["Cache-Control"]).toBe(value);
	});
});

describe("compression", () => {
	test.each([
		["br, gzip", "br"],
		["gzip, deflate, br, zstd", "br"],
		["gzip", "gzip"],
		["x-gzip", "gzip"],
		["br;q=0, gzip", "gzip"],
		["br;q=0, gzip;q=0", undefined],
		["br;q=0.5, gzip;q=0.9", "gzip"],
		["br;q=0.000, *", "gzip"],
		["*", "br"],
		["*;q=0", undefined],
		["identity, br;q=0.5", undefined],
		["identity;q=0.5, br", "br"],
		["BR;Q=1", "br"],
		["br;q=high", undefined],
		["deflate", undefined],
		["", undefined],
		[undefined, undefined],
	])("Accept-Encoding %j gets %j", async (accept, encoding) => {
		const { headers, body } = (await site()).get(SCRIPT, { "accept-encoding": accept });
		expect(headers["Content-Encoding"]).toBe(encoding);
		expect(headers.Vary).toBe("Accept-Encoding");
		const bytes = Buffer.from(body ?? "");
		const decode = { br: brotliDecompressSync, gzip: gunzipSync };
		const plain = encoding ? decode[encoding as "br"](bytes) : bytes;
		expect(plain.toString()).toMatch(/^export \{\};/);
	});

	test("a file without precompressed versions is compressed if that makes it smaller", async () => {
		const { get } = await site();
		const accept = { "accept-encoding": "br" };
		for (const path of ["/", "/what-we-do/power-apps.data"]) {
			expect(get(path, accept).headers["Content-Encoding"]).toBe("br");
		}
		for (const path of ["/assets/tiny-1a2b.css", "/art/cloud.webp", "/empty.txt"]) {
			expect(get(path, accept)).toMatchObject({ status: 200 });
			expect(get(path, accept).headers).not.toHaveProperty("Content-Encoding");
			expect(get(path, accept).headers).not.toHaveProperty("Vary");
		}
	});
});

describe("ETag", () => {
	test("each encoding has its own strong ETag, which allows 304 responses", async () => {
		const { get } = await site();
		const tags = ["br", "gzip", "identity"].map((accept) => {
			const { ETag = "" } = get(SCRIPT, { "accept-encoding": accept }).headers;
			const again = get(SCRIPT, { "accept-encoding": accept, "if-none-match": `"x", W/${ETag}` });
			expect(again).toMatchObject({ status: 304, headers: { ETag, Vary: "Accept-Encoding" } });
			expect(again.body).toBeUndefined();
			return String(ETag);
		});
		expect(new Set(tags).size).toBe(3);
		for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/);
		expect(get(SCRIPT, { "if-none-match": "*" }).status).toBe(304);
		expect(get(SCRIPT, { "if-none-match": '"other"' }).status).toBe(200);
	});
});

describe("Range", () => {
	const text = "RIFF 0123456789";
	test.each([
		["bytes=0-3", 206, "RIFF", "bytes 0-3/15"],
		["bytes=5-", 206, "0123456789", "bytes 5-14/15"],
		["bytes=-4", 206, "6789", "bytes 11-14/15"],
		["bytes=-99", 206, text, "bytes 0-14/15"],
		["bytes=10-99", 206, "56789", "bytes 10-14/15"],
		["bytes=15-", 416, undefined, "bytes */15"],
		["bytes=-0", 416, undefined, "bytes */15"],
		["bytes=3-1", 200, text, undefined],
		["bytes=0-1,3-4", 200, text, undefined],
		["bytes=-", 200, text, undefined],
		["lines=0-1", 200, text, undefined],
	])("%s: %d", async (range, status, body, contentRange) => {
		const response = (await site()).get("/art/cloud.webp", { range });
		expect(response.status).toBe(status);
		expect(response.headers["Content-Range"]).toBe(contentRange);
		if (body) expect(response.body?.toString()).toBe(body);
	});

	test("a range is never taken from a compressed body", async () => {
		const response = (await site()).get(SCRIPT, { range: "bytes=0-5", "accept-encoding": "br" });
		expect([response.status, response.body?.toString()]).toEqual([206, "export"]);
		expect(response.headers).not.toHaveProperty("Content-Encoding");
	});

	test("If-Range with an old version gets the whole file, and HEAD ignores ranges", async () => {
		const { get } = await site();
		const { ETag } = get("/art/cloud.webp").headers;
		const range = "bytes=0-3";
		expect(get("/art/cloud.webp", { range, "if-range": ETag }).status).toBe(206);
		expect(get("/art/cloud.webp", { range, "if-range": '"old"' }).status).toBe(200);
		expect(get("/art/cloud.webp", { range }, "HEAD").status).toBe(200);
	});
});

test("files are read at startup, so later files are not served", async () => {
	const { root, get } = await site();
	const late = join(root, "build/client/late.txt");
	writeFileSync(late, "late");
	expect(get("/late.txt").status).toBe(404);
});
