import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { visitFrom } from "#shared/visit.ts";
import { ada } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { testDelivery } from "../support/test-delivery.ts";
import { testService } from "../support/test-service.ts";
import { SECRET, startReceiver } from "../support/webhook-receiver.ts";

const quietMailer = { destination: "a test", send: async () => ({ refused: [] }) };

const webhookOf = async ({ stored }: Pick<ReturnType<typeof testService>, "stored">) =>
	(await stored())[0]?.webhook;

test("the receiver gets the signed enquiry with its id and timestamp", async () => {
	const { calls, env } = await startReceiver();
	const { service, enquire } = testDelivery(quietMailer, env);
	await enquire(ada);
	await eventually(() => webhookOf(service)).toBe("sent");
	const [call] = calls;
	const [record] = await service.stored();
	expect(JSON.parse(call?.body ?? "")).toEqual({
		type: "enquiry.received",
		timestamp: record?.receivedAt,
		data: { id: record?.id, ...ada, conflict: false, ...visitFrom(() => "") },
	});
	const { "webhook-id": id, "webhook-timestamp": time } = call?.headers ?? {};
	expect(id).toBe(record?.id);
	expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(60);
	const signed = createHmac("sha256", SECRET).update(`${id}.${time}.${call?.body}`);
	expect(call?.headers["webhook-signature"]).toBe(`v1,${signed.digest("base64")}`);
});

test.each([500, 404, 302, 0])(
	"after status %d the webhook is retried with the same id and body",
	async (status) => {
		const { calls, env } = await startReceiver(status);
		const { service, enquire } = testDelivery(quietMailer, env);
		await enquire(ada);
		await eventually(() => webhookOf(service)).toBe("sent");
		expect(calls).toHaveLength(2);
		expect(new Set(calls.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
		expect(new Set(calls.map(({ body }) => body)).size).toBe(1);
	},
);

test("401 raises an alert and is retried, and 410 stops the webhook with an alert", async () => {
	const { env } = await startReceiver(401, 410);
	const { service, enquire, events } = testDelivery(quietMailer, env);
	await enquire(ada);
	await eventually(() => webhookOf(service)).toBe("stopped");
	expect((await service.stored())[0]).toMatchObject({ webhookError: "It answered 410." });
	const alerts = () => events.filter(({ level }) => level === "alert").map(({ event }) => event);
	await eventually(alerts).toEqual(["webhook.login-failed", "webhook.stopped"]);
	await eventually(async () => (await service.stored())[0]?.mail).toBe("sent");
});

test("a quarantined enquiry queues no webhook call", async () => {
	const service = testService({ WEBHOOK_URL: "https://x.example", WEBHOOK_SECRET: SECRET });
	await service.enquire({ ...ada, homepage: "filled" });
	expect(await webhookOf(service)).toBe("none");
});
