import { randomUUID } from "node:crypto";
import { hostname } from "node:os";

/** Identifies the process that holds a lease. */
export type LeaseHolder = {
	name: string;
	/** Whether the holder with this name has certainly ended, so that its leases can be freed. */
	isDead(name: string): boolean;
};

/** Creates a holder with a random name. It does not detect ended holders; their leases expire. */
export const randomHolder = (): LeaseHolder => ({ name: randomUUID(), isDead: () => false });

/**
 * Creates the holder for this process. Its name includes the start time, because process ids are
 * reused; in a container the id is always 1.
 */
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
