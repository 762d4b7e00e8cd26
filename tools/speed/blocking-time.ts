/** An event of Chromium's tracing; times are microseconds. */
export type TraceEvent = {
	name: string;
	pid: number;
	tid: number;
	ts: number;
	/** Wall time. */
	dur?: number;
	/** CPU time of the thread: what other programs do on the machine does not count. */
	tdur?: number;
};

const LONG_TASK_MS = 50;

/**
 * Total blocking time of a page, in milliseconds of main-thread CPU: of every task after the
 * first contentful paint, what it takes beyond 50 ms.
 * @throws when the trace holds no first paint or no tasks
 */
export function blockingTime(events: TraceEvent[]): number {
	const paint = events.find(({ name }) => name === "firstContentfulPaint");
	if (!paint) throw new Error("The trace holds no first contentful paint.");
	const tasks = events.filter(
		({ name, pid, tid, ts, tdur }) =>
			name === "RunTask" &&
			pid === paint.pid &&
			tid === paint.tid &&
			ts > paint.ts &&
			tdur !== undefined,
	);
	if (tasks.length === 0) throw new Error("The trace holds no tasks with CPU times.");
	return tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, tdur / 1000 - LONG_TASK_MS), 0);
}
