import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { limitConnections } from "#service/http/connection-limit.ts";
import { eventually } from "../support/eventually.ts";
import { startServiceProcess } from "../support/service-process.ts";
import { siteFolder } from "../support/site-folder.ts";
import { form, onTheWire, request, urlEncoded } from "./wire.ts";

test("the 21st enquiry of a minute is refused, whatever address the client claims", async () => {
	const { address } = await startServiceProcess(siteFolder(), { RATE_LIMIT_PER_MINUTE: "20" });
	const statuses = [];
	for (let i = 0; i < 22; i++) {
		const claim = [`X-Forwarded-For: 198.51.100.${i}`, `X-Real-IP: 198.51.100.${i}`];
		statuses.push((await onTheWire(address, form({ message: `${i}` }, claim))).status);
	}
	expect(statuses).toEqual([...Array(20).fill(200), 429, 429]);
	const page = await onTheWire(address, urlEncoded("message=x"));
	expect(page.status).toBe(429);
	expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
	expect((await onTheWire(address, request("GET /"))).status).toBe(200);
});

test("behind a trusted proxy each client has its own limit", async () => {
	const { address } = await startServiceProcess(siteFolder(), {
		RATE_LIMIT_PER_MINUTE: "1",
		TRUSTED_PROXY: "loopback",
	});
	const from = async (client: string) =>
		(await onTheWire(address, form({}, [`X-Forwarded-For: ${client}`]))).status;
	expect(await from("198.51.100.1")).toBe(200);
	expect(await from("198.51.100.2")).toBe(200);
	expect(await from("6.6.6.6, 198.51.100.1")).toBe(429);
	expect(await from("2001:db8:1:2::1")).toBe(200);
	expect(await from("2001:db8:1:2:9::1")).toBe(429);
});

test("three hundred silent connections do not keep others out", async () => {
	const { address } = await startServiceProcess(siteFolder());
	const sockets = Array.from({ length: 300 }, () => connect(Number(new URL(address).port)));
	onTestFinished(() => {
		for (const socket of sockets) socket.destroy();
	});
	for (const socket of sockets) socket.on("error", () => {});
	expect((await onTheWire(address, form())).status).toBe(200);
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
	const ask = async () => (await onTheWire(`http://127.0.0.1:${port}`, request("GET /"))).status;
	return { hold, ask };
}

test("one address can open no more connections than its limit, until some close", async () => {
	const { hold, ask } = await limitedServer({ total: 100, perGroup: 3 });
	const held = [await hold(), await hold(), await hold()];
	expect(await ask()).toBe("closed");
	held[0]?.destroy();
	await eventually(ask).toBe(200);
});

test("all addresses together can open no more than the total, exempt ones included", async () => {
	const { hold, ask } = await limitedServer({ total: 3, perGroup: 1 }, () => true);
	const held = [await hold(), await hold(), await hold()];
	expect(await ask()).toBe("closed");
	held[0]?.destroy();
	await eventually(ask).toBe(200);
});
