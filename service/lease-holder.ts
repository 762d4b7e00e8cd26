import { randomUUID } from "node:crypto";
import { hostname } from "node:os";

/** Who holds the leases of a worker, and whether another holder is gone for good. */
export type LeaseHolder = {
	name: string;
	isDead(name: string): boolean;
};

/** Somebody that nobody else can be, and of whose death nobody hears. */
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
