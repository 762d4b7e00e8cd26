import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { startInProcess } from "../support/in-process.ts";
import { siteFolder } from "../support/site-folder.ts";
import { form, request, sendRaw, urlEncoded } from "./wire.ts";

test("the 21st enquiry within a minute is rejected, even with forged client addresses", async () => {
	const { address } = await startInProcess(siteFolder(), { RATE_LIMIT_PER_MINUTE: "20" });
	const statuses = [];
	for (let i = 0; i < 22; i++) {
		const claim = [`X-Forwarded-For: 198.51.100.${i}`, `X-Real-IP: 198.51.100.${i}`];
		statuses.push((await sendRaw(address, form({ message: `${i}` }, claim))).status);
	}
	expect(statuses).toEqual([...Array(20).fill(200), 429, 429]);
	const page = await sendRaw(address, urlEncoded("message=x"));
	expect(page.status).toBe(429);
	expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
	expect((await sendRaw(address, request("GET /"))).status).toBe(200);
});

test("behind a trusted proxy each client has its own rate limit", async () => {
	const { address } = await startInProcess(siteFolder(), {
		RATE_LIMIT_PER_MINUTE: "1",
		TRUSTED_PROXY: "loopback",
	});
	const from = async (client: string) =>
		(await sendRaw(address, form({}, [`X-Forwarded-For: ${client}`]))).status;
	expect(await from("198.51.100.1")).toBe(200);
	expect(await from("198.51.100.2")).toBe(200);
	expect(await from("6.6.6.6, 198.51.100.1")).toBe(429);
	expect(await from("2001:db8:1:2::1")).toBe(200);
	expect(await from("2001:db8:1:2:9::1")).toBe(429);
});

test("three hundred idle connections do not block other clients", async () => {
	const { address } = await startInProcess(siteFolder());
	const sockets = Array.from({ length: 300 }, () => connect(Number(new URL(address).port)));
	onTestFinished(() => {
		for (const socket of sockets) socket.destroy();
	});
	for (const socket of sockets) socket.on("error", () => {});
	expect((await sendRaw(address, form())).status).toBe(200);
});
