import { copyFileSync, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { openPostgres } from "#service/database/postgres.ts";
import { schema } from "#service/enquiries/schema.ts";
import { queueDigest } from "#service/quarantine/digest.ts";
import { startSmtpSink } from "../../support/smtp-sink.ts";
import { describeOnEachEngine, describeOnPostgres } from "../support/each-engine.ts";
import { ada, askHealth, HEALTH_TOKEN, multipart } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { clockAt, runToEnd, startServiceProcess } from "../support/service-process.ts";
import { siteFolder } from "../support/site-folder.ts";
import { storedRecords } from "../support/stored-records.ts";
import { serviceOn } from "../support/test-service.ts";

/** Runs in `npm run check:release`. */
const RELEASE = { tags: ["release"] };

const FRIDAY_NOON = "2026-03-06T12:00:00+08:00";
const SATURDAY = "2026-03-07T12:00:00+08:00";
const MONDAY_BEFORE_8 = "2026-03-09T07:59:58+08:00";
const MONDAY_8 = Date.parse("2026-03-09T08:00:00+08:00");
const MONDAY_9 = "2026-03-09T09:00:00+08:00";
const TUESDAY_9 = "2026-03-10T09:00:00+08:00";

const TRAPS = [
	{ ...ada, user_name: "Filled Honeypot", homepage: "http://spam.example" },
	{ ...ada, user_name: "Too Fast", enquiryType: "Other", elapsed_ms: "3" },
];

/** Prepares a database and a mail server for services that start at different times. */
async function office(env: Record<string, string> = {}) {
	const cwd = siteFolder();
	const sink = await startSmtpSink();
	onTestFinished(() => sink.close());
	const all = { SMTP_URL: sink.url, RETRY_BASE_MS: "100", HEALTH_TOKEN, ...env };
	const startAt = (time: string, more: Record<string, string> = {}) =>
		startServiceProcess(cwd, { ...all, ...clockAt(time), ...more });
	const cli = (...args: string[]) => runToEnd("cli.ts", args, cwd, all);
	const records = () => storedRecords(cwd, all);
	const digestStates = async () =>
		(await records()).map(({ digest }) => digest).filter((state) => state !== "none");
	return {
		cwd,
		sink,
		startAt,
		cli,
		records,
		/** Starts a service at this time, sends the enquiries, and stops it. */
		async enquireAt(time: string, ...enquiries: Record<string, string>[]) {
			const service = await startAt(time);
			for (const fields of enquiries) expect(await service.enquire(fields)).toBe(200);
			await service.end("SIGTERM");
		},
		/** Starts a service, waits until an enquiry is mailed and the digests have these states, and stops it. */
		async passAt(time: string, states: string[]) {
			const service = await startAt(time);
			expect(await service.enquire({ ...ada, message: time })).toBe(200);
			const own = async () => (await records()).find(({ message }) => message === time);
			await eventually(async () => (await own())?.mail).toBe("sent");
			await eventually(digestStates).toEqual(states);
			await service.end("SIGTERM");
		},
		digestStates,
		digests: () =>
			sink.mails.filter(({ subject }) => subject?.startsWith("Enquiries in quarantine: ")),
	};
}

describeOnEachEngine("the digest of the quarantine", "release", (database) => {
	test("the owner is told at 8 on the next working morning, and only once", async () => {
		const { startAt, enquireAt, passAt, digests, digestStates, records, sink } = await office(
			await database(),
		);
		await enquireAt(FRIDAY_NOON, ...TRAPS, ada);
		await passAt(SATURDAY, []);
		expect(digests()).toEqual([]);

		const service = await startAt(MONDAY_BEFORE_8);
		await eventually(digestStates).toEqual(["sent"]);
		await service.end("SIGTERM");
		await passAt(MONDAY_9, ["sent"]);
		await passAt(TUESDAY_9, ["sent"]);

		const [mail, ...others] = digests();
		expect(others).toEqual([]);
		expect(mail?.subject).toBe("Enquiries in quarantine: 2");
		expect(mail?.envelopeTo).toEqual(["hello@example.com"]);
		expect(mail?.headers).toContainEqual(
			expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
		);
		const sentAfter8 = Date.parse(mail?.date ?? "") - MONDAY_8;
		expect(sentAfter8).toBeGreaterThanOrEqual(0);
		expect(sentAfter8).toBeLessThan(60_000);
		const [honeypot, fast] = await records();
		const html = mail?.html?.replaceAll("<br>", "\n").replaceAll(/<[^>]*>/g, "");
		for (const part of [mail?.text, html]) {
			expect(part).toMatch(
				/Filled Honeypot, Software Solutions\n6 Mar 2026, 04:00 UTC\. The hidden field/,
			);
			expect(part).toMatch(/Too Fast, Other\n6 Mar 2026, 04:00 UTC\. .+ faster than/);
			expect(part).toContain(`npm run enquiries -- release ${honeypot?.id}`);
			expect(part).toContain(`npm run enquiries -- release ${fast?.id}`);
			expect(part).not.toContain("Ada Lovelace");
			expect(part).toMatch(
				/^These enquiries are in quarantine, .+ run the command given with it\.$/m,
			);
		}
		expect(sink.mails).toHaveLength(1 + 3 + 1);
	});

	test("a service that was off in the morning tells at its start, and later ones the day after", async () => {
		const { enquireAt, passAt, digests } = await office(await database());
		await enquireAt(FRIDAY_NOON, ...TRAPS);
		await enquireAt(MONDAY_9, { ...ada, user_name: "After Eight", homepage: "x" });
		await passAt(MONDAY_9, ["sent"]);
		expect(digests().map(({ subject }) => subject)).toEqual(["Enquiries in quarantine: 2"]);
		await passAt(TUESDAY_9, ["sent", "sent"]);
		const [, second] = digests();
		expect(digests()).toHaveLength(2);
		expect(second?.subject).toBe("Enquiries in quarantine: 1");
		expect(second?.text).toContain("After Eight");
		expect(second?.text).not.toContain("Too Fast");
	});
});

describeOnPostgres("the digest of several processes", (server) => {
	test("two processes send one digest", async () => {
		const { startAt, enquireAt, digests, digestStates } = await office({
			DATABASE_URL: await server().database(),
		});
		await enquireAt(FRIDAY_NOON, ...TRAPS);
		const both = await Promise.all([startAt(MONDAY_BEFORE_8), startAt(MONDAY_BEFORE_8)]);
		await eventually(digestStates).toEqual(["sent"]);
		// Each answers with the time of its own clock.
		for (const service of both) {
			await eventually(async () => {
				const { headers } = await fetch(service.address);
				return Date.parse(headers.get("date") ?? "");
			}).toBeGreaterThanOrEqual(MONDAY_8 + 1_000);
			await service.end("SIGTERM");
		}
		expect(await digestStates()).toEqual(["sent"]);
		expect(digests()).toHaveLength(1);
	});
});

describe("the digest of the quarantine", () => {
	test("survives kill -9 while the mail server is down", async () => {
		const { enquireAt, startAt, digestStates, sink } = await office();
		sink.goDown();
		await enquireAt(FRIDAY_NOON, ...TRAPS);
		const first = await startAt(MONDAY_BEFORE_8);
		await eventually(() => first.stderr).toContain("digest.failed");
		expect(await digestStates()).toEqual(["pending"]);
		await first.end("SIGKILL");

		sink.comeBack();
		await startAt(MONDAY_9);
		await eventually(digestStates).toEqual(["sent"]);
		expect(sink.mails.map(({ subject }) => subject)).toEqual(["Enquiries in quarantine: 2"]);
	});

	test(
		"still tells of the others when its first enquiry is erased before it is sent",
		RELEASE,
		async () => {
			const { enquireAt, startAt, records, cli, digestStates, sink } = await office();
			sink.goDown();
			await enquireAt(FRIDAY_NOON, ...TRAPS);
			const first = await startAt(MONDAY_BEFORE_8);
			await eventually(() => first.stderr).toContain("digest.failed");
			await first.end("SIGTERM");
			const [erased] = await records();
			expect(erased?.digest).toBe("pending");
			await cli("erase", erased?.id ?? "", "--yes");

			sink.comeBack();
			await startAt(MONDAY_9);
			await eventually(digestStates).toEqual(["sent"]);
			expect(sink.mails.map(({ subject }) => subject)).toEqual(["Enquiries in quarantine: 1"]);
			expect(sink.mails[0]?.text).toContain("Too Fast");
			expect(sink.mails[0]?.text).not.toContain("Filled Honeypot");
		},
	);

	test(
		"tells of an enquiry that a backup brought back unsent, even if it did before",
		RELEASE,
		async () => {
			const { cwd, enquireAt, passAt, startAt, records, cli, digests, sink } = await office();
			await enquireAt(FRIDAY_NOON, TRAPS[0] ?? {});
			await passAt(MONDAY_9, ["sent"]);
			const [told] = await records();
			await cli("release", told?.id ?? "");
			sink.replyNext(451);
			const service = await startAt(MONDAY_9, { RETRY_BASE_MS: "3600000" });
			await eventually(() => service.stderr).toContain('"event":"mail.failed"');
			await service.end("SIGTERM");
			copyFileSync(join(cwd, "data/enquiries.db"), join(cwd, "backup.db"));
			await cli("erase", told?.id ?? "", "--yes");
			await cli("restore", "backup.db");
			expect((await records())[0]).toMatchObject({ id: told?.id, quarantineReason: "restored" });

			await startAt(TUESDAY_9);
			await eventually(digests).toHaveLength(2);
			// A mailbox that drops duplicates must not drop the second one.
			expect(new Set(digests().map(({ messageId }) => messageId)).size).toBe(2);
			expect(digests()[1]?.text).toMatch(/Filled Honeypot, Software Solutions\n.+ from a backup/);
		},
	);

	test("shows a refused digest in list and show, and retry sends it", RELEASE, async () => {
		const { enquireAt, startAt, sink, records, cli, digests } = await office();
		await enquireAt(FRIDAY_NOON, ...TRAPS);
		sink.replyNext(550);
		const service = await startAt(MONDAY_BEFORE_8);
		await eventually(() => service.stderr).toContain('"event":"digest.stopped"');
		await service.end("SIGTERM");
		const [first] = await records();
		expect(first).toMatchObject({ digest: "stopped", digestError: expect.stringContaining("550") });
		expect((await cli("list")).stdout).toMatch(/quarantined, digest stopped$/m);
		expect((await cli("show", first?.id ?? "")).stdout).toMatch(/^Digest error: +.*550/m);
		expect((await cli("status")).code).toBe(1);
		await cli("retry");
		await startAt(MONDAY_9);
		await eventually(digests).toHaveLength(1);
	});

	test("without a mail server it is filed, and erasing an enquiry removes the file", async () => {
		const { cwd, enquireAt, startAt, digestStates, records, cli } = await office({ SMTP_URL: "" });
		await enquireAt(FRIDAY_NOON, ...TRAPS);
		await startAt(MONDAY_9);
		await eventually(digestStates).toEqual(["filed"]);
		const [first, second] = await records();
		const mails = join(cwd, "data/mails");
		expect(readdirSync(mails)).toEqual([`${first?.id}.digest.eml`]);
		await cli("erase", second?.id ?? "", "--yes");
		expect(existsSync(mails) && readdirSync(mails)).toEqual([]);
	});

	test("lists a hundred enquiries of many and counts the others", RELEASE, async () => {
		const { startAt, digests } = await office();
		const service = await startAt(FRIDAY_NOON);
		const spam = {
			...ada,
			user_name: `<b>&\r\nBcc: x@evil.example${"n".repeat(99)}`,
			homepage: "x",
		};
		for (let i = 0; i < 103; i++) await service.enquire({ ...spam, message: `${i}` });
		await service.end("SIGTERM");
		await startAt(MONDAY_9);
		await eventually(digests).toHaveLength(1);
		const [mail] = digests();
		expect(mail?.subject).toBe("Enquiries in quarantine: 103");
		expect(mail?.text?.match(/-- release /g)).toHaveLength(100);
		expect(mail?.text).toMatch(/^And 3 more\. To see all, run npm run enquiries -- list\.$/m);
		expect(mail?.html).not.toContain("<b>");
		expect(mail?.envelopeTo).toEqual(["hello@example.com"]);
	});
});

describeOnPostgres("queueing the digest, on PostgreSQL", (server) => {
	test(
		"of concurrent calls one queues each digest, and no enquiry is left out",
		RELEASE,
		async () => {
			const url = await server().database();
			const databases = await Promise.all(
				Array.from({ length: 6 }, () => openPostgres(url, schema)),
			);
			onTestFinished(async () => void (await Promise.all(databases.map((one) => one.close()))));
			const services = databases.map((database) => serviceOn(database));
			for (let round = 0; round < 30; round++) {
				await Promise.all(
					databases.flatMap((database, i) => [
						services[i]?.send(multipart({ ...ada, message: `${round}`, homepage: "x" })),
						queueDigest(database, Number.MAX_SAFE_INTEGER, 1),
					]),
				);
			}
			const [database] = databases;
			if (!database) throw new Error("There is no database.");
			await queueDigest(database, Number.MAX_SAFE_INTEGER, 1);
			const told = await database.query(
				`SELECT enquiries.id FROM enquiries JOIN outbox
			ON outbox.enquiry_id = enquiries.digest_id AND outbox.kind = 'digest'`,
			);
			expect(told).toHaveLength(30 * 6);
		},
	);
});

test("TIME_ZONE decides when it is morning", async () => {
	const { enquireAt, passAt, digests } = await office({ TIME_ZONE: "America/New_York" });
	await enquireAt("2026-03-09T07:59:00-04:00", ...TRAPS);
	await passAt("2026-03-09T08:00:00-04:00", ["sent"]);
	expect(digests()).toHaveLength(1);
});

test("status and /healthz show the age of the oldest enquiry in quarantine", async () => {
	const { enquireAt, startAt, cli } = await office();
	const now = Date.now();
	const hour = 60 * 60;
	const ago = (hours: number) => new Date(now - hours * hour * 1000).toISOString();
	for (const hours of [75, 2]) await enquireAt(ago(hours), { ...ada, homepage: `${hours}` });
	expect((await cli("status")).stdout).toMatch(/^Quarantined: +2, the oldest for 3 days$/m);
	const { address } = await startAt(ago(0));
	const health = await (await fetch(askHealth(address))).json();
	expect(health.quarantined).toBe(2);
	expect(health.oldestQuarantinedSeconds).toBeGreaterThan(74 * hour);
	expect(health.oldestQuarantinedSeconds).toBeLessThan(76 * hour);
});

test("a released enquiry is like any other: its mail goes out, with replies to the sender", async () => {
	const { enquireAt, startAt, records, cli, sink } = await office();
	await enquireAt(FRIDAY_NOON, ...TRAPS);
	const [held] = await records();
	expect((await cli("release", held?.id ?? "")).stdout).toMatch(/^Released\./);
	await startAt(SATURDAY);
	const [mail] = await sink.waitForMails(1);
	expect(mail?.subject).toBe("Enquiry from Filled Honeypot: Software Solutions");
	expect(mail?.replyTo?.map(({ address }) => address)).toEqual(["ada@example.com"]);
	await eventually(async () => (await records()).map(({ mail }) => mail)).toEqual(["sent", "none"]);
});

test("an enquiry with an implausible elapsed_ms is quarantined", async () => {
	const { startAt, records } = await office();
	const service = await startAt(FRIDAY_NOON);
	const plausible = ["1234.5", "1234.5999999940395", "50", "1e5"];
	const implausible = ["49.9", "-5", "-1234.5", "Infinity", "soon"];
	for (const elapsed_ms of [...plausible, ...implausible]) {
		expect(await service.enquire({ ...ada, message: elapsed_ms, elapsed_ms })).toBe(200);
	}
	const held = (await records()).filter(({ quarantined }) => quarantined);
	expect(held.map(({ message }) => message)).toEqual(implausible);
});
