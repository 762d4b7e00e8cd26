import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import type { Mailer } from "#service/mailers/mailer.ts";
import { ada, multipart } from "../support/enquiry-requests.ts";
import { testDelivery } from "../support/test-delivery.ts";
import { testService } from "../support/test-service.ts";

const SECRET = "a secret of the tests";

type Call = { headers: IncomingHttpHeaders; body: string };

/** A receiver that answers with these statuses in turn, and then with 204. */
async function startReceiver(...statuses: number[]) {
	const calls: Call[] = [];
	const server = createServer(async (request, response) => {
		calls.push({ headers: request.headers, body: await text(request) });
		const status = statuses.shift() ?? 204;
		if (status === 0) return void request.socket.destroy();
		response.writeHead(status, { location: "/elsewhere" }).end();
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => void server.close().closeAllConnections());
	const env = {
		WEBHOOK_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
		WEBHOOK_SECRET: SECRET,
	};
	return { calls, env };
}

const quietMailer: Mailer = { destination: "a test", send: async () => ({ refused: [] }) };

test("the receiver gets the enquiry, signed, with its id and time", async () => {
	const { calls, env } = await startReceiver();
	const { service, enquire } = testDelivery(quietMailer, env);
	await enquire(ada);
	await expect.poll(() => service.stored()[0]?.webhook).toBe("sent");
	const [call] = calls;
	const [record] = service.stored();
	expect(JSON.parse(call?.body ?? "")).toEqual({
		type: "enquiry.received",
		timestamp: record?.receivedAt,
		data: { id: record?.id, ...ada, conflict: false },
	});
	const { "webhook-id": id, "webhook-timestamp": time } = call?.headers ?? {};
	expect(id).toBe(record?.id);
	expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(10);
	const signed = createHmac("sha256", SECRET).update(`${id}.${time}.${call?.body}`);
	expect(call?.headers["webhook-signature"]).toBe(`v1,${signed.digest("base64")}`);
});

test.each([[500], [404], [302], [0]])(
	"after a %d it is called again with the same id",
	async (status) => {
		const { calls, env } = await startReceiver(status);
		const { service, enquire } = testDelivery(quietMailer, env);
		await enquire(ada);
		await expect.poll(() => service.stored()[0]?.webhook).toBe("sent");
		expect(calls).toHaveLength(2);
		expect(new Set(calls.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
		expect(new Set(calls.map(({ body }) => body)).size).toBe(1);
	},
);

test("410 stops it with an alert; 401 is tried again and alerts", async () => {
	const { env } = await startReceiver(401, 410);
	const { service, enquire, events } = testDelivery(quietMailer, env);
	await enquire(ada);
	await expect.poll(() => service.stored()[0]?.webhook).toBe("stopped");
	expect(service.stored()[0]).toMatchObject({ mail: "sent", webhookError: "It answered 410." });
	const alerts = events.filter(({ level }) => level === "alert").map(({ event }) => event);
	expect(alerts).toEqual(["webhook.login-failed", "webhook.stopped"]);
});

test("a quarantined enquiry calls nobody", async () => {
	const service = testService({ WEBHOOK_URL: "https://x.example", WEBHOOK_SECRET: SECRET });
	await service.ask(multipart({ ...ada, homepage: "filled" }));
	expect(service.stored()[0]?.webhook).toBe("none");
});
