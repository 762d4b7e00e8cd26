import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { freePort } from "../../support/free-port.ts";
import { startSmtpSink } from "../../support/smtp-sink.ts";
import { ada, json, multipart, raw, urlEncoded } from "../support/enquiry-requests.ts";
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

/** Starting a server, a database or a Worker takes up to 10 s on two busy cores. */
const START_LIMIT_MS = 120_000;

/**
 * The HTTP contract that the service keeps on every engine.
 * @param start resolves to the address of a service with an empty database and a small built site
 * (see `siteFolder`), started with these settings
 */
export function httpContract(start: (settings: Record<string, string>) => Promise<string>): void {
	let address = "";
	let mailPort = 0;
	beforeAll(async () => {
		// Nothing listens there until the last test, so every mail waits and can be counted.
		mailPort = await freePort();
		address = await start({
			SITE_URL: SITE,
			RATE_LIMIT_PER_MINUTE: "0",
			RETRY_BASE_MS: "50",
			SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
		});
	}, START_LIMIT_MS);

	/** Sends a request of the builders, which do not know the address. */
	async function ask(request: Request): Promise<Response> {
		const { method, headers } = request;
		const body = request.body ? await request.arrayBuffer() : null;
		const { pathname } = new URL(request.url);
		return fetch(address + pathname, { method, headers, body, redirect: "manual" });
	}

	const get = (path: string, method = "GET") =>
		ask(new Request(`http://127.0.0.1${path}`, { method }));
	const health = async () => (await get("/healthz")).json();

	/** How many rows an action adds: enquiries whose mail is pending, and quarantined ones. */
	async function added(action: () => Promise<unknown>): Promise<[pending: number, held: number]> {
		const before = await health();
		await action();
		const after = await health();
		return [after.pending - before.pending, after.quarantined - before.quarantined];
	}

	const status = async (request: Request) => (await ask(request)).status;

	describe("accepts", () => {
		test.each([
			["multipart", multipart],
			["JSON", (fields: typeof ada) => json(fields)],
		])("%s, with OK", async (_, request) => {
			const count = await added(async () => {
				const answer = await ask(request(ada));
				expect([answer.status, await answer.text()]).toEqual([200, "OK"]);
				expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
			});
			expect(count).toEqual([1, 0]);
		});

		test("a form without script, and redirects to a page", async () => {
			const answer = await ask(urlEncoded(ada));
			expect([answer.status, answer.headers.get("location")]).toEqual([303, "/enquiry-sent"]);
			expect((await get("/enquiry-sent")).status).toBe(200);
		});

		test("any alphabet and the longest texts", async () => {
			const longest = {
				...ada,
				user_name: "界".repeat(200),
				message: "🙂".repeat(10_000),
			};
			expect([await status(multipart(longest)), await status(json(longest))]).toEqual([200, 200]);
			expect(await status(multipart({ ...ada, message: "שלום\u0000\u0007 $& \"' ?" }))).toBe(200);
		});

		test("the same key and content once, even when twenty come at once", async () => {
			const same = { ...ada, enquiry_id: "key-1" };
			const count = await added(async () => {
				const all = Array.from({ length: 20 }, () => status(multipart(same)));
				expect(new Set(await Promise.all(all))).toEqual(new Set([200]));
				expect(await status(urlEncoded(same))).toBe(303);
			});
			expect(count).toEqual([1, 0]);
		});

		test("the same key with other content, in addition", async () => {
			const count = await added(async () => {
				for (const message of ["one", "two", "two"]) {
					expect(await status(multipart({ ...ada, message, enquiry_id: "key-2" }))).toBe(200);
				}
			});
			expect(count).toEqual([2, 0]);
		});

		test("what a bot filled in, and quarantines it", async () => {
			const count = await added(async () => {
				const traps = { homepage: "http://spam.example", elapsed_ms: "3" };
				for (const [name, value] of Object.entries(traps)) {
					const answer = await ask(multipart({ ...ada, [name]: value }));
					expect([answer.status, await answer.text()]).toEqual([200, "OK"]);
				}
			});
			expect(count).toEqual([0, 2]);
		});
	});

	describe("refuses, and stores nothing:", () => {
		const refused = async (request: Request, code: number) => {
			let answer = new Response();
			const count = await added(async () => {
				answer = await ask(request);
			});
			expect([answer.status, ...count]).toEqual([code, 0, 0]);
			return { headers: answer.headers, text: await answer.text() };
		};

		test.each(wrongFields)("%s", async (_, fields, sentence) => {
			for (const request of [multipart(fields), json(fields)]) {
				expect((await refused(request, 400)).text).toMatch(sentence);
			}
		});

		test.each(malformed)("%s", async (_, request) => {
			expect((await refused(request(), 400)).text).not.toMatch(/\bat \S+:\d+|Error:/);
		});

		test("a missing identifier, with its name", async () => {
			for (const request of withIdentifier("user_id", " ")) {
				const { text } = await refused(request, 400);
				expect(text).toBe("The public key is missing. Send it as user_id.");
			}
		});

		test("a wrong form without script, with the site's page and its headers", async () => {
			const { headers, text } = await refused(urlEncoded({ ...ada, message: "" }), 400);
			expect(headers.get("content-type")).toMatch(/^text\/html/);
			expect(headers.get("content-security-policy")).toMatch(/default-src 'none'/);
			expect(text).toContain("<ul><li>Message: This field cannot be left blank.</li></ul>");
		});

		test("other Content-Types and any Content-Encoding: 415", async () => {
			for (const request of wrongTypes()) await refused(request, 415);
		});

		test("more than 64 KB: 413", async () => {
			const message = "m".repeat(65 * 1024);
			await refused(multipart({ ...ada, message }), 413);
			await refused(raw("application/json", message), 413);
		});

		test("a request from another site: 403", async () => {
			await refused(multipart(ada, { origin: "https://evil.example" }), 403);
			expect(await status(multipart(ada, { origin: SITE }))).toBe(200);
		});

		test("other methods: 405 with Allow", async () => {
			for (const path of apiPaths) {
				for (const method of otherMethods) {
					const answer = await get(path, method);
					expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
				}
			}
			expect((await get("/healthz", "POST")).status).toBe(405);
		});

		test("unknown paths under /api: 404 as plain text", async () => {
			for (const path of unknownPaths) {
				const answer = await get(path, "POST");
				expect(answer.status).toBe(404);
				expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
			}
		});
	});

	test("answers of the service are neither cached nor sniffed", async () => {
		const { headers } = await get("/healthz");
		expect(headers.get("cache-control")).toBe("no-store");
		expect(headers.get("x-content-type-options")).toBe("nosniff");
	});

	test("serves the site: pages with their headers, one address each, a page for unknown addresses", async () => {
		const home = await get("/");
		expect([home.status, await home.text()]).toEqual([200, expect.stringContaining("Home")]);
		expect(home.headers.get("content-security-policy")).toMatch(/default-src 'none'/);
		const script = await get("/assets/entry-1a2b.js");
		expect(script.headers.get("cache-control")).toMatch(/immutable/);
		const data = await get("/what-we-do/power-apps.data");
		expect(data.headers.get("content-type")).toMatch(/^text\/x-script/);
		expect(data.headers.get("cache-control")).toBe("public, max-age=300");
		const moved = await get("/careers");
		expect([moved.status, moved.headers.get("location")]).toEqual([308, "/#career"]);
		const slash = await get("/what-we-do/power-apps/");
		expect([307, 308]).toContain(slash.status);
		expect(slash.headers.get("location")).toMatch(/\/what-we-do\/power-apps$/);
		const unknown = await get("/nope");
		expect([unknown.status, await unknown.text()]).toEqual([
			404,
			expect.stringContaining("Not here"),
		]);
		for (const path of ["/_headers", "/_redirects", "/.assetsignore"]) {
			expect((await get(path)).status).toBe(404);
		}
	});

	test("sends every mail once the mail server is there", async () => {
		const { pending } = await health();
		expect(pending).toBeGreaterThan(5);
		const sink = await startSmtpSink({ port: mailPort });
		onTestFinished(() => sink.close());
		await sink.waitForMails(pending, 60_000);
		await eventually(async () => (await health()).pending).toBe(0);
		expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(pending);
		expect(sink.mails).toHaveLength(pending);
		expect(sink.mails.some(({ text }) => text?.includes(ada.message))).toBe(true);
	}, 120_000);
}
