import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningService, startRunningService } from "../../support/running-service.ts";
import { runToEnd } from "../../support/service-process.ts";
import { onTheWire, parts, request, type WireAnswer } from "../../support/wire.ts";
import { content } from "./content.ts";
import { encoding } from "./encoding.ts";
import { fields } from "./fields.ts";
import { framing } from "./framing.ts";
import type { HostileCase } from "./hostile-case.ts";
import { http } from "./http.ts";

/** Characters that move a cursor, colour a terminal or reorder what is read. */
const STEERS = /(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u;
const STEERS_A_LINE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

const tables = { framing, encoding, fields, content, http };

let service: RunningService;
/** Slow clients need real time, so they run beside the tables. */
let slow: Promise<{ answer: WireAnswer; seconds: number }[]>;

async function timed(wire: string) {
	const started = performance.now();
	const answer = await onTheWire(service.process.address, wire);
	return { answer, seconds: (performance.now() - started) / 1000 };
}

beforeAll(async () => {
	service = await startRunningService();
	const head = "POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: site.example\r\n";
	const type = "Content-Type: multipart/form-data; boundary=b\r\n";
	slow = Promise.all([
		timed(head),
		timed(`${head}${type}Content-Length: 9000\r\n\r\n${parts()}`),
		timed(`${head}${type}Transfer-Encoding: chunked\r\n\r\n5\r\n--b\r\n\r\n`),
		timed(""),
	]);
});
afterAll(() => service.end());

function expectClosed({ headers, status }: WireAnswer): void {
	if (status === "closed") return;
	const isFile = status === 200 && headers.has("etag");
	if (!isFile) expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
	expect(headers.get("x-content-type-options")).toBe("nosniff");
	expect(headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
	for (const name of ["server", "x-powered-by"]) expect(headers.has(name)).toBe(false);
}

async function check({ wire, status, body, headers, stores, hangUp }: HostileCase): Promise<void> {
	const before = service.count();
	const answer = await onTheWire(service.process.address, wire, hangUp);
	expect(answer.status).toBe(status);
	if (body) expect(answer.body).toMatch(body);
	expect(answer.body).not.toMatch(/\bat \S+:\d+|Error:|node_modules/);
	for (const [name, value] of Object.entries(headers ?? {})) {
		expect(answer.headers.get(name)).toMatch(value);
	}
	expectClosed(answer);
	expect(service.count() - before).toBe(stores ? 1 : 0);
	if (stores) expect(service.records().at(-1)).toMatchObject(stores);
}

describe.each(Object.entries(tables))("%s", (_, cases) => {
	test.each(cases)("$name", check);
});

describe("afterwards", () => {
	test("there were at least eighty cases, none twice", () => {
		const names = Object.values(tables).flatMap((cases) => cases.map(({ name }) => name));
		console.log(`${names.length} hostile inputs`);
		expect(new Set(names).size).toBe(names.length);
		expect(names.length).toBeGreaterThanOrEqual(80);
	});

	test("the service lives and is well", async () => {
		const { status, body } = await onTheWire(service.process.address, request("GET /healthz"));
		expect([status, JSON.parse(body).ok]).toEqual([200, true]);
		expect(service.process.child.exitCode).toBeNull();
	});

	test("every mail is one mail to the owner, with nothing added", async () => {
		const mailed = service.records().filter(({ quarantined }) => !quarantined);
		await service.sink.waitForMails(mailed.length);
		expect(service.sink.mails).toHaveLength(mailed.length);
		for (const mail of service.sink.mails) {
			expect(mail.envelopeTo).toEqual(["hello@example.com"]);
			expect(mail.to?.map(({ address }) => address)).toEqual(["hello@example.com"]);
			expect([mail.cc ?? [], mail.bcc ?? []]).toEqual([[], []]);
			expect(mail.replyTo).toHaveLength(1);
			expect(mail.subject).toMatch(/^Enquiry: (Software Solutions|Other), from /);
			expect(mail.subject).not.toMatch(STEERS_A_LINE);
			expect(mail.text).not.toMatch(STEERS);
			expect(mail.html).not.toMatch(/<(script|img|plaintext|h1)/i);
			expect(mail.attachments).toEqual([]);
		}
	});

	test("the log is one JSON line an event, without anybody's address or anything that steers", () => {
		const lines = service.process.stderr.trimEnd().split("\n");
		expect(lines.length).toBeGreaterThan(100);
		for (const line of lines) {
			expect(JSON.parse(line)).toMatchObject({
				time: expect.any(String),
				event: expect.any(String),
			});
			expect(line).not.toMatch(/[^ -~]|ada@|evil\.example|127\.0\.0\.1/);
		}
		const levels = lines.map((line) => JSON.parse(line)).filter(({ level }) => level !== "info");
		expect(levels).toEqual([]);
	});

	test("the spreadsheet has no formula, and the terminal nothing that steers it", async () => {
		const run = (...args: string[]) => runToEnd("cli.ts", args, service.cwd);
		const csv = (await run("export", "--csv")).stdout;
		const cells = csv.match(/"(?:[^"]|"")*"/g) ?? [];
		expect(cells).toHaveLength(service.count() * 18);
		for (const cell of cells) expect(cell).not.toMatch(/^"[\s\u200b]*[=+\-@＝＋－＠\t\r]/);
		const list = await run("list");
		expect(list.stdout.trimEnd().split("\n")).toHaveLength(service.count() + 1);
		const json = await run("list", "--json");
		expect(JSON.parse(json.stdout)).toEqual(service.records());
		for (const { stdout } of [list, json]) {
			expect(stdout).not.toMatch(STEERS);
		}
	});

	test("slow headers, slow bodies and silence are cut within 30 seconds", async () => {
		const [headers, body, chunks, silence] = await slow;
		for (const one of [headers, body, chunks]) expect(one?.answer.status).toBe(408);
		for (const one of [headers, body, chunks, silence]) expect(one?.seconds).toBeLessThan(30);
		expect(silence?.answer.body).not.toContain("stack");
	}, 31_000);
});
