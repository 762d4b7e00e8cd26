import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type SmtpSink, startSmtpSink } from "../../support/smtp-sink.ts";
import {
	ada,
	askHealth,
	HEALTH_TOKEN,
	json,
	multipart,
	raw,
	urlEncoded,
} from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import {
	apiPaths,
	malformed,
	otherMethods,
	unknownPaths,
	withIdentifier,
	wrongFields,
	wrongTypes,
} from "./refused-requests.ts";

const SITE = "https://www.firm.example";

/** Starting a server, or a database takes up to 10 s on two busy cores. */
const START_TIMEOUT_MS = 120_000;

/**
 * Defines the tests of the HTTP contract, which hold on every engine.
 * @param start starts a service with these settings, an empty database and a small built site (see
 * `siteFolder`), and resolves to its address
 */
export function httpContract(start: (settings: Record<string, string>) => Promise<string>): void {
	let address = "";
	let sink: SmtpSink;
	beforeAll(async () => {
		sink = await startSmtpSink();
		// Until the last test, so that mails stay pending and can be counted.
		sink.goDown();
		address = await start({
			SITE_URL: SITE,
			RATE_LIMIT_PER_MINUTE: "0",
			ENQUIRIES_PER_HOUR: "0",
			RETRY_BASE_MS: "50",
			HEALTH_TOKEN,
			SMTP_URL: sink.url,
		});
	}, START_TIMEOUT_MS);
	afterAll(() => sink.close());

	/** Sends a request to the service; the request builders use a placeholder address. */
	async function send(request: Request): Promise<Response> {
		const { method, headers } = request;
		const body = request.body ? await request.arrayBuffer() : null;
		const { pathname } = new URL(request.url);
		return fetch(address + pathname, { method, headers, body, redirect: "manual" });
	}

	const get = (path: string, method = "GET") =>
		send(new Request(`http://127.0.0.1${path}`, { method }));
	const health = async () => (await fetch(askHealth(address))).json();

	/** The number of pending mails and quarantined enquiries that an action adds. */
	async function added(
		action: () => Promise<unknown>,
	): Promise<[pending: number, quarantined: number]> {
		const before = await health();
		await action();
		const after = await health();
		return [after.pending - before.pending, after.quarantined - before.quarantined];
	}

	const status = async (request: Request) => (await send(request)).status;

	describe("accepts", () => {
		test.each([
			["multipart", multipart],
			["JSON", (fields: typeof ada) => json(fields)],
		])("%s and responds with OK", async (_, request) => {
			const count = await added(async () => {
				const response = await send(request(ada));
				expect([response.status, await response.text()]).toEqual([200, "OK"]);
				expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
			});
			expect(count).toEqual([1, 0]);
		});

		test("a form sent without script and redirects to the confirmation page", async () => {
			const response = await send(urlEncoded(ada));
			expect([response.status, response.headers.get("location")]).toEqual([303, "/enquiry-sent"]);
			expect((await get("/enquiry-sent")).status).toBe(200);
		});

		test("any script and text of the maximum length", async () => {
			const longest = {
				...ada,
				user_name: "界".repeat(200),
				message: "🙂".repeat(10_000),
			};
			expect([await status(multipart(longest)), await status(json(longest))]).toEqual([200, 200]);
			expect(await status(multipart({ ...ada, message: "שלום\u0000\u0007 $& \"' ?" }))).toBe(200);
		});

		test("the same key and content once, even for twenty concurrent requests", async () => {
			const same = { ...ada, enquiry_id: "key-1" };
			const count = await added(async () => {
				const all = Array.from({ length: 20 }, () => status(multipart(same)));
				expect(new Set(await Promise.all(all))).toEqual(new Set([200]));
				expect(await status(urlEncoded(same))).toBe(303);
			});
			expect(count).toEqual([1, 0]);
		});

		test("different content with the same key as an additional enquiry", async () => {
			const count = await added(async () => {
				for (const message of ["one", "two", "two"]) {
					expect(await status(multipart({ ...ada, message, enquiry_id: "key-2" }))).toBe(200);
				}
			});
			expect(count).toEqual([2, 0]);
		});

		test("enquiries from bots and quarantines them", async () => {
			const count = await added(async () => {
				const traps = { homepage: "http://spam.example", elapsed_ms: "3" };
				for (const [name, value] of Object.entries(traps)) {
					const response = await send(multipart({ ...ada, [name]: value }));
					expect([response.status, await response.text()]).toEqual([200, "OK"]);
				}
			});
			expect(count).toEqual([0, 2]);
		});
	});

	describe("rejects, without storing anything,", () => {
		const refused = async (request: Request, code: number) => {
			let response = new Response();
			const count = await added(async () => {
				response = await send(request);
			});
			expect([response.status, ...count]).toEqual([code, 0, 0]);
			return { headers: response.headers, text: await response.text() };
		};

		test.each(wrongFields)("%s", async (_, fields, sentence) => {
			for (const request of [multipart(fields), json(fields)]) {
				expect((await refused(request, 400)).text).toMatch(sentence);
			}
		});

		test.each(malformed)("%s", async (_, request) => {
			expect((await refused(request(), 400)).text).not.toMatch(/\bat \S+:\d+|Error:/);
		});

		test("a missing identifier, and names it", async () => {
			for (const request of withIdentifier("user_id", " ")) {
				const { text } = await refused(request, 400);
				expect(text).toBe("The public key is missing. Send it as user_id.");
			}
		});

		test("an invalid form sent without script, with the error page of the site", async () => {
			const { headers, text } = await refused(urlEncoded({ ...ada, message: "" }), 400);
			expect(headers.get("content-type")).toMatch(/^text\/html/);
			expect(headers.get("content-security-policy")).toMatch(/default-src 'none'/);
			expect(text).toContain(">Message: This field cannot be left blank<");
			expect(text).toContain(`value="${ada.user_name}"`);
		});

		test("other Content-Types and any Content-Encoding with 415", async () => {
			for (const request of wrongTypes()) await refused(request, 415);
		});

		test("a body over 64 KB with 413", async () => {
			const message = "m".repeat(65 * 1024);
			await refused(multipart({ ...ada, message }), 413);
			const form = urlEncoded({ ...ada, message: message.repeat(2) });
			expect((await refused(form, 413)).text).toContain(`value="${ada.user_name}"`);
			await refused(raw("application/json", message), 413);
		});

		test("a request from another site with 403", async () => {
			await refused(multipart(ada, { origin: "https://evil.example" }), 403);
			expect(await status(multipart(ada, { origin: SITE }))).toBe(200);
		});

		test("other methods with 405 and Allow", async () => {
			for (const path of apiPaths) {
				for (const method of otherMethods) {
					const response = await get(path, method);
					expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
				}
			}
			expect((await get("/healthz", "POST")).status).toBe(405);
		});

		test("unknown paths under /api with 404 as plain text", async () => {
			for (const path of unknownPaths) {
				const response = await get(path, "POST");
				expect(response.status).toBe(404);
				expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
			}
		});
	});

	test("service responses are neither cached nor sniffed", async () => {
		const { headers } = await get("/healthz");
		expect(headers.get("cache-control")).toBe("no-store");
		expect(headers.get("x-content-type-options")).toBe("nosniff");
	});

	test("serves the site with its headers, redirects and 404 page", async () => {
		const home = await get("/");
		expect([home.status, await home.text()]).toEqual([200, expect.stringContaining("Home")]);
		expect(home.headers.get("content-security-policy")).toMatch(/default-src 'none'/);
		const script = await get("/assets/entry-1a2b.js");
		expect(script.headers.get("cache-control")).toMatch(/immutable/);
		const moved = await get("/careers");
		expect([moved.status, moved.headers.get("location")]).toEqual([308, "/#career"]);
		const slash = await get("/what-we-do/power-apps/");
		expect(slash.status).toBe(308);
		expect(slash.headers.get("location")).toMatch(/\/what-we-do\/power-apps$/);
		const unknown = await get("/nope");
		expect([unknown.status, await unknown.text()]).toEqual([
			404,
			expect.stringContaining("Not here"),
		]);
		for (const path of ["/_headers", "/_redirects"]) {
			expect((await get(path)).status).toBe(404);
		}
	});

	test("sends every pending mail once the mail server is up", async () => {
		const { pending } = await health();
		expect(pending).toBeGreaterThan(5);
		sink.comeBack();
		await sink.waitForMails(pending, 60_000);
		await eventually(async () => (await health()).pending).toBe(0);
		expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(pending);
		expect(sink.mails).toHaveLength(pending);
		expect(sink.mails.some(({ text }) => text?.includes(ada.message))).toBe(true);
	}, 120_000);
}
