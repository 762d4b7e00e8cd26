import { randomUUID } from "node:crypto";
import { hostname } from "node:os";

/** The process that holds leases, and whether another holder is certainly dead. */
export type LeaseHolder = {
	name: string;
	isDead(name: string): boolean;
};

/** A holder with a unique name whose death cannot be detected; its leases simply expire. */
export const unnamedHolder = (): LeaseHolder => ({ name: randomUUID(), isDead: () => false });

/** This process. Process ids repeat (in a container it is always 1), so the start time is part of the name. */
export function processHolder(): LeaseHolder {
	const own = `${hostname()}/${process.pid}/${Date.now()}`;
	return {
		name: own,
		isDead(name) {
			const [host, pid] = name.split("/");
			if (host !== hostname()) return false;
			if (Number(pid) === process.pid) return name !== own;
			try {
				process.kill(Number(pid), 0);
				return false;
			} catch (error) {
				return (error as NodeJS.ErrnoException).code === "ESRCH";
			}
		},
	};
}
