import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { SEND_FORM_PATH } from "#shared/enquiry.ts";
import { ada, multipart } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { siteFolder } from "../support/site-folder.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { startReceiver } from "../support/webhook-receiver.ts";
import { startWorker } from "../support/worker-process.ts";

const METRICS_TOKEN = "token-for-the-metrics";

/** Makes what waits in the database of a Durable Object an hour older. */
function age(state: string): void {
	const files = readdirSync(state, { recursive: true, encoding: "utf8" });
	const [database = ""] = files.filter((name) =>
		/EnquiryService.*[0-9a-f]{64}\.sqlite$/.test(name),
	);
	const db = new DatabaseSync(join(state, database));
	db.exec("UPDATE outbox SET created_at = created_at - 3600000");
	db.close();
}

test("the Worker posts each alert once an hour, also when it starts anew, and shows its metrics", {
	tags: ["release"],
	timeout: 180_000,
}, async () => {
	const receiver = await startReceiver();
	const site = siteFolder();
	const state = tempFolder();
	const start = async () => {
		const settings = {
			ALERT_URL: receiver.env.WEBHOOK_URL,
			METRICS_TOKEN,
			ENQUIRIES_PER_HOUR: "1",
			SMTP_URL: "smtp://127.0.0.1:1",
		};
		const worker = await startWorker(site, settings, { state });
		onTestFinished(() => worker.stop());
		return worker;
	};
	const enquire = async (address: string, message: string) => {
		const request = multipart({ ...ada, message });
		const { status } = await fetch(address + SEND_FORM_PATH, {
			method: "POST",
			headers: request.headers,
			body: await request.arrayBuffer(),
		});
		expect(status).toBe(200);
	};
	const worker = await start();
	for (const message of ["first", "second", "third"]) await enquire(worker.address, message);
	const posted = (name: string) => () =>
		receiver.calls.map(({ body }) => JSON.parse(body)).filter(({ event }) => event === name);
	const overLimit = posted("enquiries.over-limit");
	await eventually(() => overLimit().length).toBe(1);
	expect(overLimit()).toMatchObject([{ details: { perHour: 1 } }]);

	const ask = (token: string) =>
		fetch(`${worker.address}/metrics`, { headers: { Authorization: `Bearer ${token}` } });
	expect((await ask("wrong")).status).toBe(401);
	const metrics = await ask(METRICS_TOKEN);
	expect(metrics.status).toBe(200);
	expect(await metrics.text()).toMatch(/event="enquiry\.stored"\} 3\n/);

	await worker.stop();
	age(state);
	const again = await start();
	for (const message of ["fourth", "fifth"]) await enquire(again.address, message);
	await eventually(() => again.output).toContain("enquiries.over-limit");
	// Its own first mail is refused after that, which is logged when its try has failed.
	await eventually(() => again.output).toContain("mail.failed");
	expect(overLimit()).toHaveLength(1);
	await eventually(posted("delivery.late")).toMatchObject([
		{ details: { oldestPendingSeconds: expect.closeTo(3_600, -3) } },
	]);
});
