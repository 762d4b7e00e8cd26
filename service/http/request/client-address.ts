import { type BlockList, isIP } from "node:net";
import type { AppContext } from "./context.ts";

const family = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** The address without its zone; IPv4 that came over an IPv6 socket is written as IPv4. */
function plain(address: string): string {
	const withoutZone = address.trim().replace(/%.*$/, "");
	return withoutZone.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
}

/** Whether a connection from this address comes from a trusted proxy. */
export function isTrusted(address: string, trusted: BlockList | undefined): boolean {
	return isIP(address) !== 0 && trusted?.check(address, family(address)) === true;
}

/**
 * The client's IP address. `X-Forwarded-For` counts only when the connection comes from a
 * trusted proxy. Read from the right, its first address that is not a trusted proxy is the
 * client; everything further left can be forged.
 */
export function clientAddress(
	peer: string | undefined,
	forwardedFor: string | undefined,
	trusted: BlockList | undefined,
): string {
	let address = plain(peer ?? "");
	for (const hop of (forwardedFor ?? "").split(",").reverse()) {
		if (!isTrusted(address, trusted)) break;
		const next = plain(hop);
		if (isIP(next) === 0) break;
		address = next;
	}
	return address || "unknown";
}

/** The IP address of the client that sent this request. */
export function clientOf(c: AppContext, trusted: BlockList | undefined): string {
	const peer = c.env?.incoming?.socket?.remoteAddress;
	return clientAddress(peer, c.req.header("x-forwarded-for"), trusted);
}

/** What counts as one client for limits: an IPv4 address, or the IPv6 /64 that one customer gets. */
export function clientGroup(address: string): string {
	if (isIP(address) !== 6) return address;
	const [head = "", tail] = address.split("::");
	const groups = head === "" ? [] : head.split(":");
	const tailGroups = tail ? tail.split(":") : [];
	while (tail !== undefined && groups.length + tailGroups.length < 8) groups.push("0");
	const first = [...groups, ...tailGroups].slice(0, 4).map((group) => Number.parseInt(group, 16));
	return `${first.map((group) => group.toString(16)).join(":")}::/64`;
}

/** An IP address for the log: without the last octet of IPv4, only the /48 of IPv6. */
export function maskIpAddress(address: string): string {
	if (!address.includes(":")) return address.replace(/\.\d+$/, ".x");
	return `${clientGroup(address).split(":").slice(0, 3).join(":")}:x`;
}
