import { expect, onTestFinished, test } from "vitest";
import { SEND_FORM_PATH } from "#shared/enquiry.ts";
import { ada, multipart } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { siteFolder } from "../support/site-folder.ts";
import { startReceiver } from "../support/webhook-receiver.ts";
import { startWorker } from "../support/worker-process.ts";

const METRICS_TOKEN = "token-for-the-metrics";

test("the Worker posts its alerts and shows its metrics", {
	tags: ["release"],
	timeout: 180_000,
}, async () => {
	const receiver = await startReceiver();
	const worker = await startWorker(siteFolder(), {
		ALERT_URL: receiver.env.WEBHOOK_URL,
		METRICS_TOKEN,
		ENQUIRIES_PER_HOUR: "1",
		SMTP_URL: "smtp://127.0.0.1:1",
	});
	onTestFinished(() => worker.stop());
	for (const message of ["first", "second", "third"]) {
		const request = multipart({ ...ada, message });
		const { status } = await fetch(worker.address + SEND_FORM_PATH, {
			method: "POST",
			headers: request.headers,
			body: await request.arrayBuffer(),
		});
		expect(status).toBe(200);
	}
	const overLimit = () =>
		receiver.calls
			.map(({ body }) => JSON.parse(body))
			.filter(({ event }) => event === "enquiries.over-limit");
	await eventually(() => overLimit().length).toBe(1);
	expect(overLimit()).toMatchObject([{ details: { perHour: 1 } }]);

	const ask = (token: string) =>
		fetch(`${worker.address}/metrics`, { headers: { Authorization: `Bearer ${token}` } });
	expect((await ask("wrong")).status).toBe(401);
	const metrics = await ask(METRICS_TOKEN);
	expect(metrics.status).toBe(200);
	expect(await metrics.text()).toMatch(/event="enquiry\.stored"\} 3\n/);
});
