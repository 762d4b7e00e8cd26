import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { limitConnections } from "#service/http/connection-limit.ts";
import { eventually } from "../support/eventually.ts";
import { startServiceProcess } from "../support/service-process.ts";
import { siteFolder } from "../support/site-folder.ts";
import { form, request, sendRaw, urlEncoded } from "./wire.ts";

test("the 21st enquiry within a minute is rejected, even with forged client addresses", async () => {
	const { address } = await startServiceProcess(siteFolder(), { RATE_LIMIT_PER_MINUTE: "20" });
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
	const { address } = await startServiceProcess(siteFolder(), {
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
	const { address } = await startServiceProcess(siteFolder());
	const sockets = Array.from({ length: 300 }, () => connect(Number(new URL(address).port)));
	onTestFinished(() => {
		for (const socket of sockets) socket.destroy();
	});
	for (const socket of sockets) socket.on("error", () => {});
	expect((await sendRaw(address, form())).status).toBe(200);
});

async function limitedServer(limits: { total: number; perGroup: number }, isExempt = () => false) {
	const server = createServer((_, response) => response.end("answered"));
	limitConnections(server, undefined, limits, isExempt);
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	const { port } = server.address() as AddressInfo;
	const open: Socket[] = [];
	onTestFinished(() => {
		for (const socket of open) socket.destroy();
		server.close();
	});
	const hold = async () => {
		const socket = connect(port, "127.0.0.1");
		open.push(socket);
		socket.on("error", () => {});
		await new Promise((done) => socket.once("connect", done));
		return socket;
	};
	const send = async () => (await sendRaw(`http://127.0.0.1:${port}`, request("GET /"))).status;
	return { hold, send };
}

test("connections from one address are limited, and closed ones free their slots", async () => {
	const { hold, send } = await limitedServer({ total: 100, perGroup: 3 });
	const held = [await hold(), await hold(), await hold()];
	expect(await send()).toBe("closed");
	held[0]?.destroy();
	await eventually(send).toBe(200);
});

test("the total number of connections is limited, even for exempt addresses", async () => {
	const { hold, send } = await limitedServer({ total: 3, perGroup: 1 }, () => true);
	const held = [await hold(), await hold(), await hold()];
	expect(await send()).toBe("closed");
	held[0]?.destroy();
	await eventually(send).toBe(200);
});
