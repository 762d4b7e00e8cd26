import { expect, onTestFinished, test } from "vitest";
import { startSmtpSink } from "../../support/smtp-sink.ts";
import { describeOnEachEngine } from "../support/each-engine.ts";
import { ada } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { clockAt, startServiceProcess } from "../support/service-process.ts";
import { siteFolder } from "../support/site-folder.ts";
import { storedRecords } from "../support/stored-records.ts";

const OWNER = "owner@firm.example";
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = Date.parse("2026-03-03T12:00:00Z");

const numbered = (count: number, address: (n: number) => string) =>
	Array.from({ length: count }, (_, n) => address(n));

/** Puts a dot after the letters whose bit in `n` is set, so that every number gives another address. */
const dotted = (n: number) =>
	`${[..."victimperson"].map((letter, i) => letter + (n & (1 << i) ? "." : "")).join("")}x@gmail.com`;

describeOnEachEngine("acknowledgements are limited", "release", (database) => {
	/** Sends enquiries from these addresses and resolves to the addresses that were acknowledged. */
	async function office() {
		const cwd = siteFolder();
		const sink = await startSmtpSink();
		onTestFinished(() => sink.close());
		const env = { ACKNOWLEDGE: "on", SMTP_URL: sink.url, MAIL_TO: OWNER, ...(await database()) };
		let enquiries = 0;
		return async function acknowledged(addresses: string[], after = 0): Promise<string[]> {
			const before = sink.mails.length;
			const clock = clockAt(new Date(START + after).toISOString());
			const service = await startServiceProcess(cwd, { ...env, ...clock });
			for (const user_email of addresses) {
				const message = `No. ${enquiries++}`;
				expect(await service.enquire({ ...ada, user_email, message })).toBe(200);
			}
			const pending = async () =>
				(await storedRecords(cwd, env)).filter(({ mail, acknowledgement }) =>
					[mail, acknowledgement].includes("pending"),
				);
			await eventually(pending).toEqual([]);
			await service.end("SIGTERM");
			const recipients = sink.mails.slice(before).map(({ envelopeTo }) => envelopeTo[0] ?? "");
			expect(recipients.filter((to) => to === OWNER)).toHaveLength(addresses.length);
			return recipients.filter((to) => to !== OWNER).sort();
		};
	}

	test("a Gmail mailbox gets one, however its address is dotted, and the owner gets every enquiry", async () => {
		const acknowledged = await office();
		const addresses = numbered(60, dotted);
		expect(new Set(addresses).size).toBe(60);
		expect(await acknowledged(addresses)).toEqual([addresses[0]]);
		expect(await acknowledged(["victimpersonx@googlemail.com"], DAY - MINUTE)).toEqual([]);
		expect(await acknowledged(["victimpersonx@googlemail.com"], DAY + MINUTE)).toHaveLength(1);
	});

	test("a domain gets five a day", async () => {
		const acknowledged = await office();
		const addresses = numbered(8, (n) => `u${n}@victim.example`);
		expect(await acknowledged(addresses)).toEqual(addresses.slice(0, 5));
		expect(await acknowledged(["u9@Victim.example", "u@other.example"], DAY - MINUTE)).toEqual([
			"u@other.example",
		]);
		expect(await acknowledged(["u9@victim.example"], DAY + MINUTE)).toHaveLength(1);
	});

	test("a host of many mailboxes gets more, and all addresses together thirty an hour", async () => {
		const acknowledged = await office();
		const shared = numbered(20, (n) => `person${n}@gmail.com`);
		expect(await acknowledged(shared)).toHaveLength(20);
		const others = numbered(20, (n) => `u@d${n}.example`);
		expect(await acknowledged(others, 10 * MINUTE)).toHaveLength(10);
		expect(await acknowledged(["late@d.example"], 58 * MINUTE)).toEqual([]);
		expect(await acknowledged(["late@d.example"], 65 * MINUTE)).toHaveLength(1);
	});
});
