import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningService, startRunningService } from "../../support/running-service.ts";
import { runToEnd } from "../../support/service-process.ts";
import { parts, request, sendRaw, type WireResponse } from "../wire.ts";
import { content } from "./content.ts";
import { encoding } from "./encoding.ts";
import { fields } from "./fields.ts";
import { framing } from "./framing.ts";
import type { HostileCase } from "./hostile-case.ts";
import { http } from "./http.ts";

/** Terminal control characters and bidi controls. */
const CONTROLS = /(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u;
const LINE_CONTROLS = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

const tables = { framing, encoding, fields, content, http };

let service: RunningService;
/** Slow clients take real time, so they run in parallel with the other cases. */
let slowClients: Promise<{ response: WireResponse; seconds: number }[]>;

async function timed(wire: string) {
	const started = performance.now();
	const response = await sendRaw(service.process.address, wire);
	return { response, seconds: (performance.now() - started) / 1000 };
}

beforeAll(async () => {
	service = await startRunningService();
	const head = "POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: site.example\r\n";
	const type = "Content-Type: multipart/form-data; boundary=b\r\n";
	slowClients = Promise.all([
		timed(head),
		timed(`${head}${type}Content-Length: 9000\r\n\r\n${parts()}`),
		timed(`${head}${type}Transfer-Encoding: chunked\r\n\r\n5\r\n--b\r\n\r\n`),
		timed(""),
	]);
}, 60_000);
afterAll(() => service.end());

function expectSecurityHeaders({ headers, status }: WireResponse): void {
	if (status === "closed") return;
	// Node's own answers, to what is no valid HTTP, have no headers that matter.
	if (headers.has("content-type")) {
		const isFile = headers.has("last-modified");
		if (!isFile) expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
		expect(headers.get("x-content-type-options")).toBe("nosniff");
		expect(headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
	}
	for (const name of ["server", "x-powered-by"]) expect(headers.has(name)).toBe(false);
}

async function check({ wire, status, body, headers, stores, hangUp }: HostileCase): Promise<void> {
	const before = service.count();
	const response = await sendRaw(service.process.address, wire, hangUp);
	expect(response.status).toBe(status);
	if (body) expect(response.body).toMatch(body);
	expect(response.body).not.toMatch(/\bat \S+:\d+|Error:|node_modules/);
	for (const [name, value] of Object.entries(headers ?? {})) {
		expect(response.headers.get(name)).toMatch(value);
	}
	expectSecurityHeaders(response);
	expect(service.count() - before).toBe(stores ? 1 : 0);
	if (stores) expect((await service.records()).at(-1)).toMatchObject(stores);
}

describe.each(Object.entries(tables))("%s", (_, cases) => {
	test.each(cases)("$name", check);
});

describe("afterwards", () => {
	test("the service still runs and is healthy", async () => {
		const { status, body } = await sendRaw(service.process.address, request("GET /healthz"));
		expect([status, JSON.parse(body).ok]).toEqual([200, true]);
	});

	test("every mail goes only to the owner, without injected headers", async () => {
		const mailed = (await service.records()).filter(({ quarantined }) => !quarantined);
		await service.sink.waitForMails(mailed.length, 60_000);
		expect(service.sink.mails).toHaveLength(mailed.length);
		for (const mail of service.sink.mails) {
			expect(mail.envelopeTo).toEqual(["hello@example.com"]);
			expect(mail.to?.map(({ address }) => address)).toEqual(["hello@example.com"]);
			expect([mail.cc ?? [], mail.bcc ?? []]).toEqual([[], []]);
			expect(mail.replyTo).toHaveLength(1);
			expect(mail.subject).toMatch(/^Enquiry from .+: (Software Solutions|Other)$/);
			expect(mail.subject).not.toMatch(LINE_CONTROLS);
			expect(mail.text).not.toMatch(CONTROLS);
			expect(mail.html).not.toMatch(/<(script|img|plaintext|h1)/i);
			expect(mail.html?.match(/<a /g)?.length).toBeLessThanOrEqual(2);
			expect(mail.attachments).toEqual([]);
			for (const line of mail.raw.split("\r\n")) expect(line.length).toBeLessThanOrEqual(998);
		}
	});

	test("the log has one JSON line per event, without addresses or control characters", () => {
		const lines = service.process.stderr.trimEnd().split("\n");
		for (const line of lines) {
			expect(JSON.parse(line)).toMatchObject({
				time: expect.any(String),
				event: expect.any(String),
			});
			expect(line).not.toMatch(/[^ -~]|ada@|evil\.example|127\.0\.0\.1/);
		}
		const levels = lines.map((line) => JSON.parse(line)).filter(({ level }) => level !== "info");
		// Of "the site's origin without TLS".
		expect(levels.map(({ event }) => event)).toEqual(["settings.site-url"]);
	});

	test("the CSV contains no formula and the terminal output no control characters", async () => {
		const run = (...args: string[]) => runToEnd("cli.ts", args, service.cwd);
		const csv = (await run("export", "--csv")).stdout;
		const cells = csv.match(/"(?:[^"]|"")*"/g) ?? [];
		const columns = csv.split("\r\n", 1)[0]?.split(",") ?? [];
		expect(cells).toHaveLength(service.count() * columns.length);
		for (const cell of cells) expect(cell).not.toMatch(/^"[\s\u200b]*[=+\-@＝＋－＠\t\r]/);
		const list = await run("list");
		expect(list.stdout.trimEnd().split("\n")).toHaveLength(service.count() + 1);
		const json = await run("list", "--json");
		expect(JSON.parse(json.stdout)).toEqual(await service.records());
		for (const { stdout } of [list, json]) {
			expect(stdout).not.toMatch(CONTROLS);
		}
	});

	test("slow headers, slow bodies and idle connections time out", async () => {
		const [headers, body, chunks, idle] = await slowClients;
		for (const one of [headers, body, chunks]) expect(one?.response.status).toBe(408);
		// Usually 8 to 12 s: the server timeouts, which are checked every 2 s.
		for (const one of [headers, body, chunks, idle]) expect(one?.seconds).toBeLessThan(60);
	}, 90_000);
});
