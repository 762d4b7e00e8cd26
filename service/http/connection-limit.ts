import type { Server } from "node:http";
import type { BlockList } from "node:net";
import { clientAddress, clientGroup, isTrusted } from "./request/client-address.ts";

/** Open connections in total, and per IPv4 address or IPv6 /64. A browser opens six. */
export const CONNECTION_LIMITS = { total: 2_048, perGroup: 128 };

const THIS_MACHINE = /^(127\.|::1$)/;

/**
 * Closes connections beyond the limits before reading from them. Only the total limit applies to
 * this machine and to trusted proxies, which connect on behalf of many visitors.
 */
export function limitConnections(
	server: Server,
	trustedProxy: BlockList | undefined,
	limits = CONNECTION_LIMITS,
	isExempt = (address: string) => THIS_MACHINE.test(address) || isTrusted(address, trustedProxy),
): void {
	const open = new Map<string, number>();
	server.maxConnections = limits.total;
	server.on("connection", (socket) => {
		const address = clientAddress(socket.remoteAddress, undefined, undefined);
		if (isExempt(address)) return;
		const group = clientGroup(address);
		const count = (open.get(group) ?? 0) + 1;
		open.set(group, count);
		socket.on("close", () => {
			const left = (open.get(group) ?? 1) - 1;
			if (left > 0) open.set(group, left);
			else open.delete(group);
		});
		if (count > limits.perGroup) socket.destroy();
	});
}
