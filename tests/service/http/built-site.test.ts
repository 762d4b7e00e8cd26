import { utimesSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { builtSite } from "#service/http/built-site.ts";
import { SEND_FORM_PATH } from "#shared/enquiry.ts";
import { POLICY, siteFolder } from "../support/site-folder.ts";
import { atFileEnd } from "../support/temp-folder.ts";
import { serviceOn } from "../support/test-service.ts";

const SITE_URL = "https://www.firm.example";
const SCRIPT = "/assets/entry-1a2b.js";
const PAGE = "/what-we-do/power-apps";

/** Only the paths of the service need it. */
const database = { query: async () => [], transaction: async () => [], close: async () => {} };
const pages = { closedVacancy: () => "<title>Closed</title>" };
const lastDays = { [PAGE]: "2027-03-31", "/careers/gone": "2026-01-31" };

const root = siteFolder(atFileEnd);
utimesSync(join(root, "build/client/robots.txt"), 1e9, 1e9);

/** Serves the small site at noon of a day. */
function siteOn(day: string) {
	const now = () => Date.parse(`${day}T12:00:00Z`);
	const built = builtSite(join(root, "build/client"), { csp: POLICY, lastDays }, pages, now);
	const { send } = serviceOn(database, { SITE_URL }, undefined, built);
	return async (target: string, headers: Record<string, string> = {}, method = "GET") => {
		const host = headers.host ?? "www.firm.example";
		const init = { method, headers: { host, ...headers } };
		const answer = await send(new Request(`http://${host}${target}`, init));
		const { status, headers: got } = answer;
		return { status, headers: got, location: got.get("location"), text: await answer.text() };
	};
}
const get = siteOn("2026-03-01");

describe("addresses", () => {
	test.each([
		["/", "Home"],
		["/what-we-do/%70ower-apps?from=mail", "Power Apps"],
		["/.well-known/security.txt", "Contact: "],
	])("%s is served", async (target, content) => {
		const { status, text } = await get(target);
		expect([status, text]).toEqual([200, expect.stringContaining(content)]);
	});

	test.each([
		[`${PAGE}/`, PAGE],
		[`${PAGE}/?a=/b/&c`, `${PAGE}?a=/b/&c`],
		[`${PAGE}/index.html`, PAGE],
		["/index.html", "/"],
		["/careers/", "/#career"],
		["/app-in-box-pdf", "/App-in-box-pdf"],
		["/APP-IN-BOX-PDF/", "/App-in-box-pdf"],
		...["%E2%80%8B", "%E2%80%AC", "%20", "%2C", ",", ".", "&utm_source=x", "%3Futm_source=x"].map(
			(behind): [string, string] => [PAGE + behind, PAGE],
		),
		[`${PAGE};jsessionid=1?a=b`, `${PAGE}?a=b`],
		[`${PAGE}%E2%80%9D.`, PAGE],
	])("%s redirects permanently to %s", async (from, to) => {
		const { status, location, headers } = await get(from);
		expect([status, location]).toEqual([308, to]);
		expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
	});

	test.each(["/nope", "/nope/", "/404.html", "//evil.example/", "/,"])(
		"%s gets the 404 page with the headers of a page",
		async (target) => {
			const { status, text, headers } = await get(target);
			expect([status, text]).toEqual([404, expect.stringContaining("Not here")]);
			expect(headers.get("content-security-policy")).toBe(POLICY);
		},
	);

	test("other methods get 405 with Allow on a page, and 404 elsewhere", async () => {
		const { status, headers } = await get("/", {}, "PUT");
		expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD"]);
		expect((await get("/nope", {}, "POST")).status).toBe(404);
		expect(await get("/", {}, "HEAD")).toMatchObject({ status: 200, text: "" });
	});

	test.each([
		["www.firm.example.", 308],
		["staging.firm.example:8080", 308],
		["127.0.0.1:3000", 200],
		["localhost:3000", 200],
		["WWW.firm.example:443", 200],
	])("pages of the name %s: %i, and the service answers under any name", async (host, expected) => {
		const { status, location } = await get(`${PAGE}?a=b`, { host });
		const moved = expected === 308 ? `${SITE_URL}${PAGE}?a=b` : null;
		expect([status, location]).toEqual([expected, moved]);
		expect((await get(SEND_FORM_PATH, { host })).status).toBe(405);
	});

	test("a page with a last day is there until the end of it, and gone from the next day on", async () => {
		expect((await siteOn("2027-03-31")(PAGE)).status).toBe(200);
		for (const target of [PAGE, `${PAGE}/`, `${PAGE}/index.html`, `${PAGE}?a=b`, "/careers/gone"]) {
			const { status, text, headers } = await siteOn("2027-04-01")(target);
			expect([target, status, text]).toEqual([target, 410, expect.stringContaining("Closed")]);
			expect(headers.get("content-security-policy")).toBe(POLICY);
			expect(headers.get("cache-control")).toBe("no-store");
		}
	});
});

describe("headers", () => {
	test("every page has the policy of the build and the other security headers", async () => {
		expect(Object.fromEntries((await get("/")).headers)).toMatchObject({
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
		["/feed.atom", "public, max-age=3600"],
	])("%s has Cache-Control: %s, its own type, and no policy", async (path, value) => {
		const { headers } = await get(path);
		expect(headers.get("cache-control")).toBe(value);
		expect(headers.get("content-type")).toMatch(
			/^(text\/javascript|image\/webp|application\/atom)/,
		);
		expect(headers.has("content-security-policy")).toBe(false);
	});

	test("a compressed version is sent to those who accept it", async () => {
		const { headers } = await get(SCRIPT, { "accept-encoding": "gzip, br" });
		const { vary, "content-encoding": encoding } = Object.fromEntries(headers);
		expect([encoding, vary]).toEqual(["br", "Accept-Encoding"]);
		expect((await get(SCRIPT)).text).toBe("export {};");
	});

	test("a file that has not changed is not sent again, and a range is served", async () => {
		const changed = (await get("/robots.txt")).headers.get("last-modified") ?? "";
		const again = await get("/robots.txt", { "if-modified-since": changed });
		expect([again.status, again.text]).toEqual([304, ""]);
		const other = { "if-modified-since": new Date(0).toUTCString() };
		expect((await get("/robots.txt", other)).status).toBe(200);
		const { status, text } = await get("/art/cloud.webp", { range: "bytes=0-3" });
		expect([status, text]).toEqual([206, "RIFF"]);
	});
});
