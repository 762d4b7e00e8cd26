import { clientGroup } from "./client-address.ts";
import { safeJson } from "./safe-json.ts";

/** One event, written as one JSON line; an alert is something the owner should act on. */
export type Log = {
	info(event: string, details?: LogDetails): void;
	alert(event: string, details?: LogDetails): void;
};

type LogDetails = Record<string, string | number | boolean | null | undefined>;

const MAIL_ADDRESS = /([^\s@<>"'(),;:]{1,64})@([^\s@<>"'(),;:]{1,255})/g;

/** Hides the person in every mail address of a text: `ada@example.com` becomes `a***@example.com`. */
export function maskMailAddresses(text: string): string {
	return text.replace(
		MAIL_ADDRESS,
		(_, local: string, domain: string) => `${local[0]}***@${domain}`,
	);
}

/** Hides the machine in an IP address: the last octet of IPv4, all but the /48 of IPv6. */
export function maskIpAddress(address: string): string {
	if (!address.includes(":")) return address.replace(/\.\d+$/, ".x");
	return `${clientGroup(address).split(":").slice(0, 3).join(":")}:x`;
}

/** A log that hands each finished line to `write`. */
export function createLog(write: (line: string) => void, now: () => number = Date.now): Log {
	const line = (level: string, event: string, details: LogDetails = {}) => {
		const masked = Object.fromEntries(
			Object.entries(details).map(([name, value]) => [
				name,
				typeof value === "string" ? maskMailAddresses(value) : value,
			]),
		);
		write(safeJson({ time: new Date(now()).toISOString(), level, event, ...masked }));
	};
	return {
		info: (event, details) => line("info", event, details),
		alert: (event, details) => line("alert", event, details),
	};
}
