import { type BlockList, isIP } from "node:net";
import type { AppContext } from "./context.ts";

/** Removes the zone of an IPv6 address, and turns an IPv4-mapped IPv6 address into IPv4. */
const normalised = (address: string) =>
	address
		.trim()
		.replace(/%.*$/, "")
		.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");

/** Whether an address is that of a trusted proxy. */
export function isTrusted(address: string, trusted: BlockList | undefined): boolean {
	const family = isIP(address);
	return family !== 0 && trusted?.check(address, family === 6 ? "ipv6" : "ipv4") === true;
}

/**
 * The client's IP address, or "unknown". `X-Forwarded-For` counts only from a trusted proxy. The
 * client is then the rightmost address that is not one; everything to the left of it can be forged.
 * @param peer the address at the other end of the connection
 */
export function clientAddress(
	peer: string | undefined,
	forwardedFor: string | undefined,
	trusted: BlockList | undefined,
): string {
	let address = normalised(peer ?? "");
	for (const hop of (forwardedFor ?? "").split(",").reverse()) {
		const next = normalised(hop);
		if (!isTrusted(address, trusted) || isIP(next) === 0) break;
		address = next;
	}
	return address || "unknown";
}

/** The IP address at the other end of the connection. */
export const peerOf = (c: AppContext) =>
	clientAddress(c.env?.incoming?.socket?.remoteAddress, undefined, undefined);

/** The IP address of the client that sent this request. */
export const clientOf = (c: AppContext, trusted: BlockList | undefined) =>
	clientAddress(peerOf(c), c.req.header("x-forwarded-for"), trusted);

/** Returns the eight groups of an IPv6 address, each with four digits. */
function groupsOf(address: string): string[] {
	const [left = [], right = []] = address
		.split("::")
		.map((half) => half.split(":").filter(Boolean));
	const zeros = Array<string>(8 - left.length - right.length).fill("0");
	return [...left, ...zeros, ...right].map((group) => group.padStart(4, "0"));
}

/** What counts as one client: an IPv4 address, or an IPv6 /64, which is the smallest network of a customer. */
export function clientName(address: string): string {
	return isIP(address) === 6 ? groupsOf(address).slice(0, 4).join(":") : address;
}

/** Masks an address for the log: drops the last octet of IPv4, keeps only the /48 of IPv6. */
export function maskIpAddress(address: string): string {
	if (isIP(address) !== 6) return address.replace(/\.\d+$/, ".x");
	const start = groupsOf(address).slice(0, 3);
	return `${start.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}:x`;
}
