import { symlinkSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { ada, askHealth } from "../support/enquiry-requests.ts";
import { startInProcess } from "../support/in-process.ts";
import { testSink } from "../support/mail-servers.ts";
import { siteFolder } from "../support/site-folder.ts";
import { atFileEnd } from "../support/temp-folder.ts";
import { hostileCases } from "./hostile-cases.ts";
import { BOUNDARY, parts, sendRaw, type WireResponse } from "./wire.ts";

/** Terminal control characters and bidi controls. */
const CONTROLS = /(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u;
const LINE_CONTROLS = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

const cwd = siteFolder(atFileEnd);
symlinkSync(join(cwd, "secret.txt"), join(cwd, "build/client/link.txt"));
symlinkSync(cwd, join(cwd, "build/client/linked"));
const sink = await testSink({}, atFileEnd);
const settings = {
	...{ SMTP_URL: sink.url, SITE_URL: "https://site.example" },
	MAIL_FROM: "Firm <website@firm.example>",
};
const service = await startInProcess(settings, cwd, atFileEnd);

const idle = Array.from({ length: 300 }, () => connect(Number(new URL(service.address).port)));
for (const socket of idle) socket.on("error", () => {});
afterAll(() => {
	for (const socket of idle) socket.destroy();
});

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

let stored = 0;

describe.each(Object.entries(hostileCases))("%s", (_, cases) => {
	test.each(cases)("%s", async (_, wire, status, { body, headers = {}, stores, hangUp } = {}) => {
		const response = await sendRaw(service.address, wire, hangUp);
		expect(response.status).toBe(status);
		if (typeof body === "string") expect(response.body).toBe(body);
		else if (body) expect(response.body).toMatch(body);
		expect(response.body).not.toMatch(/\bat \S+:\d+|Error:|node_modules/);
		for (const [name, value] of Object.entries(headers)) {
			expect(response.headers.get(name)).toMatch(value);
		}
		expectSecurityHeaders(response);
		if (stores) stored += 1;
		const records = await service.records();
		expect(records).toHaveLength(stored);
		if (stores) expect(records.at(-1)).toMatchObject(stores);
	});
});

describe("afterwards", () => {
	test("the service is healthy, and 300 idle connections keep nobody out", async () => {
		const answer = await fetch(askHealth(service.address));
		expect([answer.status, (await answer.json()).ok]).toEqual([200, true]);
		expect(await service.enquire(ada)).toBe(200);
	});

	test("every mail goes only to the owner, without injected headers", async () => {
		const mailed = (await service.records()).filter(({ quarantined }) => !quarantined);
		await sink.waitForMails(mailed.length, 60_000);
		expect(sink.mails).toHaveLength(mailed.length);
		for (const mail of sink.mails) {
			const record = mailed.find(({ id }) => mail.messageId?.startsWith(`<${id}@`));
			const message = record?.message.replace(new RegExp(CONTROLS, "gu"), "") ?? "";
			expect(mail.text?.replaceAll("\r\n", "\n")).toContain(message);
			expect(mail.envelopeTo).toEqual(["hello@example.com"]);
			expect(mail.to?.map(({ address }) => address)).toEqual(["hello@example.com"]);
			expect([mail.cc ?? [], mail.bcc ?? []]).toEqual([[], []]);
			expect(mail.replyTo).toHaveLength(1);
			expect(mail.subject).not.toMatch(LINE_CONTROLS);
			expect(mail.text).not.toMatch(CONTROLS);
			expect(mail.html).not.toMatch(/<(script|img|plaintext|h1)/i);
			// Address, phone number, and the two that say what became of it.
			expect(mail.html?.match(/<a /g)?.length).toBeLessThanOrEqual(4);
			expect(mail.attachments).toEqual([]);
			// 998 bytes without the line end (RFC 5321, 4.5.3.1.6).
			for (const line of mail.raw.split("\r\n")) {
				expect(Buffer.byteLength(line)).toBeLessThanOrEqual(998);
			}
		}
	});

	test("the log has one JSON line per event, without addresses or control characters", () => {
		for (const line of service.stderr.trimEnd().split("\n")) {
			expect(JSON.parse(line)).toMatchObject({
				...{ time: expect.any(String), event: expect.any(String) },
			});
			expect(line).not.toMatch(/[^ -~]|ada@|evil\.example|127\.0\.0\.1/);
		}
		const alerts = service.events.filter(({ level }) => level !== "info");
		// Of the site's origin without TLS.
		expect(alerts.map(({ event }) => event)).toEqual(["settings.site-url"]);
	});

	test("the CSV contains no formula and the terminal output no control characters", async () => {
		const records = await service.records();
		const csv = (await service.run("export", "--csv")).stdout;
		const cells = csv.match(/"(?:[^"]|"")*"/g) ?? [];
		const columns = csv.split("\r\n", 1)[0]?.split(",") ?? [];
		expect(cells).toHaveLength(records.length * columns.length);
		for (const cell of cells) expect(cell).not.toMatch(/^"[\s\u200b]*[=+\-@＝＋－＠\t\r]/);
		const list = await service.run("list");
		expect(list.stdout.trimEnd().split("\n")).toHaveLength(records.length + 1);
		const json = await service.run("export", "--json");
		expect(JSON.parse(json.stdout)).toEqual(records);
		for (const { stdout } of [list, json]) expect(stdout).not.toMatch(CONTROLS);
	});
});

test("slow headers, slow bodies and idle connections time out", { tags: ["release"] }, async () => {
	const head = "POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: site.example\r\n";
	const type = `Content-Type: multipart/form-data; boundary=${BOUNDARY}\r\n`;
	const slow = [
		head,
		`${head}${type}Content-Length: 9000\r\n\r\n${parts()}`,
		`${head}${type}Transfer-Encoding: chunked\r\n\r\n5\r\n-----\r\n`,
		"",
	].map(async (wire) => (await sendRaw(service.address, wire)).status);
	// Usually after 8 to 12 s: the server's time limits, which are checked every 2 s. This test has 60 s.
	expect(await Promise.all(slow)).toEqual([408, 408, 408, expect.anything()]);
});
