/** When a vacancy is open. All days are those of UTC, as 2027-03-31. */

/** Today, for the build and the tools. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** Whether the last day to apply has passed. A vacancy without one stays open. */
export const isClosed = (lastDay: string | undefined, day: string): boolean =>
	lastDay !== undefined && lastDay < day;
