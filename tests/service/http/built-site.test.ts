import { symlinkSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { builtSite } from "#service/http/static/built-site.ts";
import type { SiteBuild } from "#shared/site-build.ts";
import { POLICY, siteFolder } from "../support/site-folder.ts";
import { testService } from "../support/test-service.ts";

const SITE_URL = "https://www.firm.example";
const SCRIPT = "/assets/entry-1a2b.js";
const PAGE = "/what-we-do/power-apps";

const pages = { closedVacancy: () => "<title>Closed</title>" };

type Options = { lastDays?: SiteBuild["lastDays"]; now?: () => number };

/** Serves the small site. @param change changes its folder before */
function site(change = (_root: string) => {}, { lastDays = {}, now }: Options = {}) {
	const root = siteFolder();
	change(root);
	const built = builtSite(join(root, "build/client"), { csp: POLICY, lastDays }, pages, now);
	const { send } = testService({ SITE_URL }, undefined, built);
	return async (target: string, headers: Record<string, string> = {}, method = "GET") => {
		const host = headers.host ?? "www.firm.example";
		const request = new Request(`http://${host}${target}`, {
			method,
			headers: { host, ...headers },
		});
		const answer = await send(request);
		return {
			status: answer.status,
			headers: answer.headers,
			location: answer.headers.get("location"),
			body: Buffer.from(await answer.arrayBuffer()),
		};
	};
}

describe("addresses", () => {
	test.each([
		["/", "Home"],
		[`${PAGE}?from=mail`, "Power Apps"],
		["/App-in-box-pdf", "App in box"],
		["/what-we-do/%70ower-apps", "Power Apps"],
		["/.well-known/security.txt", "Contact: "],
	])("%s is served", async (target, text) => {
		const { status, body } = await site()(target);
		expect([status, body.toString()]).toEqual([200, expect.stringContaining(text)]);
	});

	test.each([
		[`${PAGE}/`, PAGE],
		[`${PAGE}/?a=/b/&c`, `${PAGE}?a=/b/&c`],
		[`${PAGE}/index.html`, PAGE],
		["/index.html", "/"],
		["/careers", "/#career"],
		["/careers/", "/#career"],
		["/app-in-box-pdf", "/App-in-box-pdf"],
		["/APP-IN-BOX-PDF/", "/App-in-box-pdf"],
		["/What-We-Do/Power-Apps", PAGE],
		[`${PAGE}%E2%80%8B`, PAGE],
	])("%s redirects permanently to %s", async (from, to) => {
		const { status, location, headers } = await site()(from);
		expect([status, location]).toEqual([308, to]);
		expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
	});

	test.each(["/nope", "/nope/", "/404.html", "/404", "//evil.example/", "/Nope"])(
		"%s gets the 404 page with the headers of a page",
		async (target) => {
			const { status, body, headers } = await site()(target);
			expect([status, body.toString()]).toEqual([404, expect.stringContaining("Not here")]);
			expect(headers.get("content-security-policy")).toBe(POLICY);
		},
	);

	test.each([
		"/..%2fsecret.txt",
		"/%2e%2e%2fsecret.txt",
		"/..%5csecret.txt",
		"/assets/..%c0%af../secret.txt",
		"/%",
		"/%ff",
		"/robots.txt%00.html",
		"/build/service.json",
		"/_headers",
		`${SCRIPT}.br`,
		`${SCRIPT}.gz`,
		"/__proto__",
		"/link.txt",
		"/linked/secret.txt",
		"/.env",
	])("%s discloses nothing", async (target) => {
		const get = site((root) => {
			symlinkSync(join(root, "secret.txt"), join(root, "build/client/link.txt"));
			symlinkSync(root, join(root, "build/client/linked"));
		});
		const { status, body } = await get(target);
		expect([400, 404]).toContain(status);
		expect(body.toString()).not.toContain("secret");
	});

	test("other methods get 405 with Allow on a page, and 404 elsewhere", async () => {
		const get = site();
		for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
			const { status, headers } = await get("/", {}, method);
			expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD"]);
			expect((await get("/nope", {}, method)).status).toBe(404);
		}
		expect(await get("/", {}, "HEAD")).toMatchObject({ status: 200, body: Buffer.alloc(0) });
	});
});

describe("under another name than SITE_URL", () => {
	test.each(["firm.example", "www.firm.example.", "staging.firm.example:8080"])(
		"%s: pages are redirected, and the service still answers",
		async (host) => {
			const get = site();
			const { status, location } = await get(`${PAGE}?a=b`, { host });
			expect([status, location]).toEqual([308, `${SITE_URL}${PAGE}?a=b`]);
			expect((await get("/healthz", { host })).status).toBe(200);
		},
	);

	test.each(["127.0.0.1:3000", "localhost:3000", "[::1]:3000", "WWW.firm.example:443"])(
		"%s is served",
		async (host) => {
			expect((await site()(PAGE, { host })).status).toBe(200);
		},
	);
});

describe("a page with a last day", () => {
	const lastDays = { [PAGE]: "2027-03-31", "/careers/gone": "2026-01-31" };
	const siteOn = (day: string) =>
		site(undefined, { lastDays, now: () => Date.parse(`${day}T12:00:00Z`) });

	test("is there until the end of it, and gone from the next day on, built or not", async () => {
		expect((await siteOn("2027-03-31")(PAGE)).status).toBe(200);
		const get = siteOn("2027-04-01");
		for (const target of [PAGE, `${PAGE}/`, `${PAGE}/index.html`, `${PAGE}?a=b`, "/careers/gone"]) {
			const { status, body, headers } = await get(target);
			expect([target, status, body.toString()]).toEqual([
				target,
				410,
				expect.stringContaining("Closed"),
			]);
			expect(headers.get("content-security-policy")).toBe(POLICY);
			expect(headers.get("cache-control")).toBe("no-store");
		}
		expect((await get("/")).status).toBe(200);
	});
});

describe("headers", () => {
	test("every page has the policy of the build and the other security headers", async () => {
		const { headers } = await site()("/");
		expect(Object.fromEntries(headers)).toMatchObject({
			"content-type": "text/html; charset=utf-8",
			"content-security-policy": POLICY,
			"x-content-type-options": "nosniff",
			"referrer-policy": "strict-origin-when-cross-origin",
			"strict-transport-security": expect.stringMatching(/^max-age=/),
			"cache-control": "public, max-age=60",
		});
	});

	test.each([
		[SCRIPT, "public, max-age=31536000, immutable"],
		["/art/cloud.webp", "public, max-age=86400"],
		["/robots.txt", "public, max-age=3600"],
	])("%s has Cache-Control: %s, and no policy", async (path, value) => {
		const { headers } = await site()(path);
		expect(headers.get("cache-control")).toBe(value);
		expect(headers.has("content-security-policy")).toBe(false);
	});

	test("a compressed version is sent to those who accept it", async () => {
		const get = site();
		const { headers, body } = await get(SCRIPT, { "accept-encoding": "gzip, br" });
		expect(headers.get("content-encoding")).toBe("br");
		expect(headers.get("vary")).toBe("Accept-Encoding");
		expect(brotliDecompressSync(body).toString()).toMatch(/^export \{\};/);
		expect((await get(SCRIPT)).body.toString()).toMatch(/^export \{\};/);
	});

	test("a file that has not changed is not sent again", async () => {
		const get = site((root) => utimesSync(join(root, "build/client/robots.txt"), 1e9, 1e9));
		const changed = (await get("/robots.txt")).headers.get("last-modified") ?? "";
		const again = await get("/robots.txt", { "if-modified-since": changed });
		expect([again.status, again.body.length]).toEqual([304, 0]);
		const other = { "if-modified-since": new Date(0).toUTCString() };
		expect((await get("/robots.txt", other)).status).toBe(200);
	});

	test("a range is served", async () => {
		const { status, body } = await site()("/art/cloud.webp", { range: "bytes=0-3" });
		expect([status, body.toString()]).toEqual([206, "RIFF"]);
	});
});
