import type { IncomingMessage } from "node:http";
import { BlockList } from "node:net";
import type { Log } from "../log/log.ts";
import { namesClient } from "./forwarded-headers.ts";
import { clientAddress, isTrusted, maskIpAddress } from "./request/client-address.ts";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8);
loopback.addAddress("::1", "ipv6");

/** Networks that are not reachable from the internet (RFC 1918, 3927, 4193, 4291, 6598). */
const near = new BlockList();
near.addSubnet("10.0.0.0", 8);
near.addSubnet("100.64.0.0", 10);
near.addSubnet("169.254.0.0", 16);
near.addSubnet("172.16.0.0", 12);
near.addSubnet("192.168.0.0", 16);
near.addSubnet("fc00::", 7, "ipv6");
near.addSubnet("fe80::", 10, "ipv6");

/** The value of TRUSTED_PROXY for a peer that is certainly no visitor, or undefined. */
function settingFor(peer: string): string | undefined {
	if (isTrusted(peer, loopback)) return "loopback";
	return isTrusted(peer, near) ? peer : undefined;
}

/**
 * Notices a reverse proxy that TRUSTED_PROXY does not name: all its visitors count as one client, and
 * one of them can use up the rate limit of all.
 */
export class ProxyWatch {
	readonly #trusted: BlockList | undefined;
	readonly #log: Pick<Log, "alert">;
	#foundNear = false;
	#foundFar = false;

	constructor(trusted: BlockList | undefined, log: Pick<Log, "alert">) {
		this.#trusted = trusted;
		this.#log = log;
	}

	/**
	 * Whether a proxy on this machine or in a private network was found. A header from anywhere else
	 * does not count, because a visitor may have sent it.
	 */
	get found(): boolean {
		return this.#foundNear;
	}

	/** Looks at the headers of a request, and warns once. */
	note({
		headers,
		socket,
	}: Pick<IncomingMessage, "headers"> & { socket: { remoteAddress?: string | undefined } }): void {
		if (!namesClient(headers)) return;
		const peer = clientAddress(socket.remoteAddress, undefined, undefined);
		if (isTrusted(peer, this.#trusted)) return;
		const setting = settingFor(peer);
		if (setting ? this.#foundNear : this.#foundFar) return;
		if (setting) this.#foundNear = true;
		else this.#foundFar = true;
		this.#log.alert("proxy.not-trusted", {
			warning: setting
				? `Requests come through a reverse proxy that TRUSTED_PROXY does not name, so all visitors count as one client. Set TRUSTED_PROXY=${setting} and restart the service.`
				: `A request from ${maskIpAddress(peer)} names another client. If that is your reverse proxy, set TRUSTED_PROXY to its address and restart the service; if it is a visitor, there is nothing to do.`,
		});
	}
}
