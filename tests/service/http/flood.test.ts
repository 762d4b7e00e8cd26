import { expect, onTestFinished, test } from "vitest";
import { startSmtpSink } from "../../support/smtp-sink.ts";
import { describeOnEachEngine } from "../support/each-engine.ts";
import { ada } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { clockAt, runToEnd, startServiceProcess } from "../support/service-process.ts";
import { siteFolder } from "../support/site-folder.ts";
import { storedRecords } from "../support/stored-records.ts";
import { form, sendRaw } from "./wire.ts";

const FRIDAY = "2026-03-06T12:00:00+08:00";
const MONDAY = "2026-03-09T09:00:00+08:00";

describeOnEachEngine("a flood of enquiries", "release", (database) => {
	async function office() {
		const cwd = siteFolder();
		const sink = await startSmtpSink();
		onTestFinished(() => sink.close());
		const env = {
			...(await database()),
			SMTP_URL: sink.url,
			ENQUIRIES_PER_HOUR: "5",
			TRUSTED_PROXY: "loopback",
			RATE_LIMIT_PER_MINUTE: "1",
		};
		const cli = (...args: string[]) => runToEnd("cli.ts", args, cwd, env);
		const records = () => storedRecords(cwd, env);
		return {
			sink,
			cli,
			records,
			startAt: (time: string) => startServiceProcess(cwd, { ...env, ...clockAt(time) }),
			reasons: async () => (await records()).map(({ quarantineReason }) => quarantineReason),
		};
	}

	let clients = 0;
	/** Sends an enquiry from a new client address and resolves to the status. */
	async function send(address: string, fields: Record<string, string> = {}) {
		const client = `X-Forwarded-For: 198.51.${Math.floor(++clients / 200)}.${clients % 200}`;
		return (await sendRaw(address, form({ ...fields }, [client]))).status;
	}

	test("enquiries beyond the hourly limit are taken, but quarantined, with one alert", async () => {
		const { sink, cli, records, startAt } = await office();
		const service = await startAt(FRIDAY);
		for (let i = 1; i <= 12; i++)
			expect(await send(service.address, { message: `${i}` })).toBe(200);
		const stored = await records();
		expect(stored.map(({ message }) => message)).toEqual(
			Array.from({ length: 12 }, (_, i) => `${i + 1}`),
		);
		expect(stored.map(({ quarantineReason }) => quarantineReason)).toEqual([
			...Array(5).fill(null),
			...Array(7).fill("hourly-limit"),
		]);
		await sink.waitForMails(5);
		const alerts = () => service.stderr.split("\n").filter((line) => line.includes("over-limit"));
		await eventually(() => alerts().map((line) => JSON.parse(line))).toMatchObject([
			{ level: "alert", event: "enquiries.over-limit", perHour: 5 },
		]);
		const health = await (await fetch(`${service.address}/healthz`)).json();
		expect(health).toEqual({ status: "degraded", ok: false });
		const { code, stdout } = await cli("status");
		expect([code, stdout]).toEqual([1, expect.stringContaining("ENQUIRIES_PER_HOUR")]);

		await service.end("SIGTERM");
		await cli("release", stored.at(-1)?.id ?? "");
		const monday = await startAt(MONDAY);
		await eventually(async () => (await records()).at(-1)?.mail).toBe("sent");
		await eventually(() => sink.mails.map(({ subject }) => subject)).toContain(
			"Enquiries in quarantine: 6",
		);
		await eventually(async () => (await cli("status")).code).toBe(0);
		await monday.end("SIGTERM");
	});

	test("a repeat beyond the limit is a repeat, and spam does not use up the limit", async () => {
		const { startAt, records, reasons } = await office();
		const { address } = await startAt(FRIDAY);
		const first = { message: "first", enquiry_id: "key-1" };
		const last = { message: "last", enquiry_id: "key-2" };
		expect(await send(address, first)).toBe(200);
		for (let i = 0; i < 9; i++) await send(address, { message: `${i}`, homepage: "x" });
		for (let i = 0; i < 9; i++) await send(address, first);
		expect((await reasons()).filter((reason) => reason === null)).toHaveLength(1);
		for (let i = 0; i < 4; i++) await send(address, { message: `real ${i}` });
		for (let i = 0; i < 3; i++) {
			expect(await send(address, last)).toBe(200);
			expect(await send(address, first)).toBe(200);
		}
		const stored = await records();
		expect(stored.filter(({ message }) => message === "first")).toHaveLength(1);
		expect(stored.filter(({ message }) => message === "last")).toMatchObject([
			{ quarantineReason: "hourly-limit", conflict: false },
		]);
	});
});

test("the hourly limit is 100 by default", async () => {
	const cwd = siteFolder();
	const { enquire } = await startServiceProcess(cwd, { ENQUIRIES_PER_HOUR: "" });
	for (let i = 0; i < 102; i++) expect(await enquire({ ...ada, message: `${i}` })).toBe(200);
	const stored = await storedRecords(cwd);
	expect(stored.filter(({ quarantineReason }) => quarantineReason === null)).toHaveLength(100);
});

test("networks of IPv6 are limited, the larger ones less", async () => {
	const { address } = await startServiceProcess(siteFolder(), {
		TRUSTED_PROXY: "loopback",
		RATE_LIMIT_PER_MINUTE: "2",
	});
	/** Sends one enquiry from each address and counts those that were taken. */
	const taken = async (count: number, client: (n: string) => string) => {
		let accepted = 0;
		for (let n = 0; n < count; n++) {
			const header = `X-Forwarded-For: ${client(n.toString(16).padStart(2, "0"))}`;
			const { status } = await sendRaw(address, form({ message: `${n}` }, [header]));
			expect([200, 429]).toContain(status);
			if (status === 200) accepted++;
		}
		return accepted;
	};
	expect(await taken(10, (n) => `2001:a:0:0::${n}`)).toBe(2);
	expect(await taken(20, (n) => `2001:b:0:${n}::1`)).toBe(4);
	expect(await taken(20, (n) => `2001:c:0:${n}00::1`)).toBe(8);
	expect(await taken(40, (n) => `2001:d:${n}:0::1`)).toBe(16);
	expect(await taken(60, (n) => `2001:e:${n}00:0::1`)).toBe(32);
	expect(await taken(60, (n) => `2001:10${n}:0:0::1`)).toBe(60);
	expect(await taken(60, (n) => `203.0.113.${Number.parseInt(n, 16)}`)).toBe(60);
});
