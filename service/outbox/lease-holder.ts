/** Identifies the process that holds a lease. */
export type LeaseHolder = {
	/** Unique, also among the processes on other machines. */
	name: string;
	/**
	 * Calls `free`, which frees the leases of one holder, with the name of each holder that has
	 * certainly ended. The leases of the others end with time.
	 */
	freeEnded(free: (name: string) => Promise<unknown>): Promise<void>;
};
