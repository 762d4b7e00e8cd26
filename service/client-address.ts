import { type BlockList, isIP } from "node:net";

const family = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** An address without zone, and IPv4 as IPv4 also when it came over an IPv6 socket. */
function plain(address: string): string {
	const withoutZone = address.trim().replace(/%.*$/, "");
	return withoutZone.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
}

/** Whether a connection from this address comes from a proxy that is believed. */
export function isTrusted(address: string, trusted: BlockList | undefined): boolean {
	return isIP(address) !== 0 && trusted?.check(address, family(address)) === true;
}

/**
 * The client's IP address. `X-Forwarded-For` counts only when the connection comes from a
 * trusted proxy; read from the right, its first address that is no such proxy is the client.
 * Everything further left can be made up.
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

/** What counts as one client for limits: an IPv4 address, or an IPv6 /64, which one customer gets. */
export function clientGroup(address: string): string {
	if (isIP(address) !== 6) return address;
	const [head = "", tail] = address.split("::");
	const groups = head === "" ? [] : head.split(":");
	const tailGroups = tail ? tail.split(":") : [];
	while (tail !== undefined && groups.length + tailGroups.length < 8) groups.push("0");
	const first = [...groups, ...tailGroups].slice(0, 4).map((group) => Number.parseInt(group, 16));
	return `${first.map((group) => group.toString(16)).join(":")}::/64`;
}
