/** When a vacancy is open. All days are those of UTC, as 2027-03-31. */

/** The day of a time in epoch milliseconds, by default of now. */
export const today = (now = Date.now()): string => new Date(now).toISOString().slice(0, 10);

/** Whether the last day to apply has passed. A vacancy without one stays open. */
export const isClosed = (lastDay: string | undefined, day: string): boolean =>
	lastDay !== undefined && lastDay < day;
