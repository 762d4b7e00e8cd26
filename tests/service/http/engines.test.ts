import { expect, onTestFinished, test } from "vitest";
import { startSmtpSink } from "../../support/smtp-sink.ts";
import { describeOnEachEngine } from "../support/each-engine.ts";
import { ada, askHealth, json, multipart, urlEncoded } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { startInProcess } from "../support/in-process.ts";
import { siteFolder } from "../support/site-folder.ts";

describeOnEachEngine("an enquiry over HTTP", "daily", (database) => {
	test("is stored, counted and mailed once", async () => {
		const sink = await startSmtpSink();
		onTestFinished(() => sink.close());
		// Until the last step, so that mails stay pending and can be counted.
		sink.goDown();
		const { address } = await startInProcess(siteFolder(), {
			...(await database()),
			RETRY_BASE_MS: "50",
			SMTP_URL: sink.url,
		});
		const send = async (request: Request) => {
			const { method, headers } = request;
			const body = await request.arrayBuffer();
			const url = address + new URL(request.url).pathname;
			return (await fetch(url, { method, headers, body, redirect: "manual" })).status;
		};
		const health = async () => (await fetch(askHealth(address))).json();
		/** The number of pending mails and quarantined enquiries that an action adds. */
		const added = async (action: () => Promise<unknown>) => {
			const before = await health();
			await action();
			const after = await health();
			return [after.pending - before.pending, after.quarantined - before.quarantined];
		};

		const longest = { ...ada, user_name: "界".repeat(200), message: "🙂".repeat(10_000) };
		expect(
			await added(async () => {
				expect(await send(multipart(ada))).toBe(200);
				expect(await send(json(longest))).toBe(200);
				expect(await send(urlEncoded({ ...ada, message: "שלום\u0000\u0007 $& \"' ?" }))).toBe(303);
			}),
		).toEqual([3, 0]);

		const same = { ...ada, enquiry_id: "key-1" };
		expect(
			await added(async () => {
				const all = Array.from({ length: 20 }, () => send(multipart(same)));
				expect(new Set(await Promise.all(all))).toEqual(new Set([200]));
				expect(await send(urlEncoded(same))).toBe(303);
			}),
		).toEqual([1, 0]);

		expect(
			await added(async () => {
				for (const message of ["one", "two", "two"]) {
					expect(await send(multipart({ ...ada, message, enquiry_id: "key-2" }))).toBe(200);
				}
			}),
		).toEqual([2, 0]);

		expect(
			await added(async () => {
				for (const [name, value] of [
					["homepage", "http://spam.example"],
					["elapsed_ms", "3"],
				] as const) {
					expect(await send(multipart({ ...ada, [name]: value }))).toBe(200);
				}
				expect(await send(multipart({ ...ada, message: "" }))).toBe(400);
			}),
		).toEqual([0, 2]);

		sink.comeBack();
		await sink.waitForMails(6, 60_000);
		await eventually(async () => (await health()).pending).toBe(0);
		expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(6);
		expect(sink.mails).toHaveLength(6);
	}, 120_000);
});
