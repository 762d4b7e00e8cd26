import { type BlockList, isIP } from "node:net";
import type { AppContext } from "./context.ts";

const family = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** Removes the zone of an IPv6 address, and turns an IPv4-mapped IPv6 address into IPv4. */
function normalised(address: string): string {
	const withoutZone = address.trim().replace(/%.*$/, "");
	return withoutZone.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
}

/** Whether an address is that of a trusted proxy. */
export function isTrusted(address: string, trusted: BlockList | undefined): boolean {
	return isIP(address) !== 0 && trusted?.check(address, family(address)) === true;
}

/**
 * Returns the client's IP address, or "unknown". `X-Forwarded-For` counts only when the connection
 * comes from a trusted proxy. The client is then the rightmost address that is not a trusted
 * proxy; everything to the left of it can be forged.
 * @param peer the address at the other end of the connection
 */
export function clientAddress(
	peer: string | undefined,
	forwardedFor: string | undefined,
	trusted: BlockList | undefined,
): string {
	let address = normalised(peer ?? "");
	for (const hop of (forwardedFor ?? "").split(",").reverse()) {
		if (!isTrusted(address, trusted)) break;
		const next = normalised(hop);
		if (isIP(next) === 0) break;
		address = next;
	}
	return address || "unknown";
}

/** Returns the IP address at the other end of the connection. */
export const peerOf = (c: AppContext) =>
	clientAddress(c.env?.incoming?.socket?.remoteAddress, undefined, undefined);

/** Returns the IP address of the client that sent this request. */
export const clientOf = (c: AppContext, trusted: BlockList | undefined) =>
	clientAddress(peerOf(c), c.req.header("x-forwarded-for"), trusted);

/** Returns an IPv4 address, or the IPv6 /64 that one customer gets. */
function clientGroup(address: string): string {
	if (isIP(address) !== 6) return address;
	const [head = "", tail] = address.split("::");
	const groups = head === "" ? [] : head.split(":");
	const tailGroups = tail ? tail.split(":") : [];
	while (tail !== undefined && groups.length + tailGroups.length < 8) groups.push("0");
	const first = [...groups, ...tailGroups].slice(0, 4).map((group) => Number.parseInt(group, 16));
	return `${first.map((group) => group.toString(16)).join(":")}::/64`;
}

/** A client or a network around it, with the limit for it, relative to that for one client. */
export type ClientNetwork = { name: string; share: number };

/**
 * The sizes of IPv6 networks that have limits of their own. A customer gets a /64, a /56 or a /48, and
 * a provider a /32, so whoever has one of them could otherwise send from thousands of /64. A larger
 * network has a higher limit, because more people share it.
 */
const NETWORK_SHARES: [bits: number, share: number][] = [
	[64, 1],
	[56, 2],
	[48, 4],
	[40, 8],
	[32, 16],
];

/** Returns the networks of a client that have limits; an IPv4 address has only its own. */
export function clientNetworks(address: string): ClientNetwork[] {
	if (isIP(address) !== 6) return [{ name: address, share: 1 }];
	const groups = clientGroup(address).replace("::/64", "").split(":");
	const digits = groups.map((group) => group.padStart(4, "0")).join("");
	return NETWORK_SHARES.map(([bits, share]) => ({
		name: `${digits.slice(0, bits / 4)}/${bits}`,
		share,
	}));
}

/** Masks an address for the log: drops the last octet of IPv4, keeps only the /48 of IPv6. */
export function maskIpAddress(address: string): string {
	if (!address.includes(":")) return address.replace(/\.\d+$/, ".x");
	return `${clientGroup(address).split(":").slice(0, 3).join(":")}:x`;
}
