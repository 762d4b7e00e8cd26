import { symlinkSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ada, askHealth } from "../support/enquiry-requests.ts";
import { startInProcess } from "../support/in-process.ts";
import { testSink } from "../support/mail-servers.ts";
import { siteFolder } from "../support/site-folder.ts";
import { atFileEnd } from "../support/temp-folder.ts";
import {
	BOUNDARY,
	END,
	hostileCases,
	MULTIPART,
	multipartBody,
	parts,
	sendRaw,
} from "./hostile-cases.ts";

/** Terminal control characters and bidi controls. */
const CONTROLS = /(?![\n\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u;
const LINE_CONTROLS = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
const INTERNALS = /\bat \S+:\d+|Error:|node_modules/;

const cwd = siteFolder(atFileEnd);
symlinkSync(join(cwd, "secret.txt"), join(cwd, "build/client/link.txt"));
symlinkSync(cwd, join(cwd, "build/client/linked"));
const sink = await testSink({}, atFileEnd);
const settings = {
	...{ SMTP_URL: sink.url, SITE_URL: "https://site.example" },
	MAIL_FROM: "Firm <website@firm.example>",
};
const service = await startInProcess(settings, cwd, atFileEnd);

for (let count = 0; count < 300; count++) {
	const idle = connect(Number(new URL(service.address).port));
	idle.on("error", () => {});
	atFileEnd(() => idle.destroy());
}

let stored = 0;

describe.each(Object.entries(hostileCases))("%s", (_, cases) => {
	test.each(cases)("%s", async (_, wire, status, { body, headers = {}, stores, hangUp } = {}) => {
		const answer = await sendRaw(service.address, wire, hangUp);
		expect(answer.status).toBe(status);
		if (typeof body === "string") expect(answer.body).toBe(body);
		else if (body) expect(answer.body).toMatch(body);
		expect(answer.body).not.toMatch(INTERNALS);
		for (const [name, value] of Object.entries(headers)) {
			expect(answer.headers.get(name)).toMatch(value);
		}
		// Node's own answers, to what is no valid HTTP, have no headers that matter.
		if (answer.headers.has("content-type")) {
			expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
			expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
			expect(answer.headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
		}
		for (const name of ["server", "x-powered-by"]) expect(answer.headers.has(name)).toBe(false);
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
			expect(mail.html).not.toMatch(/<(script|img|h1|b)\b/i);
			// Address, phone number, and the two that say what became of it.
			expect(mail.html?.match(/<a /g)?.length).toBeLessThanOrEqual(4);
			expect(mail.attachments).toEqual([]);
			// 998 bytes without the line end (RFC 5321, 4.5.3.1.6).
			const lengths = mail.raw.split("\r\n").map((line) => Buffer.byteLength(line));
			expect(Math.max(...lengths)).toBeLessThanOrEqual(998);
		}
	});

	test("the log has one JSON line per event, without addresses or control characters", () => {
		for (const line of service.stderr.trimEnd().split("\n")) {
			expect(JSON.parse(line)).toMatchObject({ time: expect.any(String) });
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

describe("random input", () => {
	const validForm = parts() + END;
	const PIECES = ["\r\n", `--${BOUNDARY}`, END, '"', ";", "\0", "\r\n\r\n", 'filename="a"'];

	/** Sends a request, which is stored once or refused. */
	async function send(wire: string) {
		const before = (await service.records()).length;
		const { status, body } = await sendRaw(service.address, wire);
		expect(status).toBeGreaterThanOrEqual(200);
		expect(status).toBeLessThan(500);
		expect(body).not.toMatch(INTERNALS);
		expect(await service.records()).toHaveLength(before + (status === 200 ? 1 : 0));
	}

	/** A valid form with some bytes replaced, removed or added. */
	const edit = fc.record({
		at: fc.nat(validForm.length - 1),
		cut: fc.nat(40),
		add: fc.oneof(
			fc.uint8Array({ maxLength: 12 }).map((bytes) => Buffer.from(bytes).toString("latin1")),
			fc.constantFrom(...PIECES),
		),
	});
	const mutated = fc
		.array(edit, { minLength: 1, maxLength: 4 })
		.map((edits) =>
			edits.reduce(
				(all, { at, cut, add }) => all.slice(0, at) + add + all.slice(at + cut),
				validForm,
			),
		);

	test("a mutated form is rejected or stored once, and never causes a server error", async () => {
		const works = (body: string) => send(multipartBody(body));
		await fc.assert(fc.asyncProperty(mutated, works), { numRuns: 100 });
		expect(await service.health()).toMatchObject({ ok: true });
	});
});

test("slow headers, slow bodies and idle connections time out", { tags: ["release"] }, async () => {
	const head = "POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: site.example\r\n";
	const slow = [
		head,
		`${head}Content-Type: ${MULTIPART}\r\nContent-Length: 9000\r\n\r\n${parts()}`,
		`${head}Content-Type: ${MULTIPART}\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n-----\r\n`,
		"",
	].map(async (wire) => (await sendRaw(service.address, wire)).status);
	// Usually after 8 to 12 s: the server's time limits, which are checked every 2 s. This test has 60 s.
	expect(await Promise.all(slow)).toEqual([408, 408, 408, expect.anything()]);
});
