const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Waits after the first, second, … failed try, at the usual base. */
const WAITS = [30 * SECOND, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR];
/** Every later wait. Like a mail server's own queue: it should outlive a weekend. */
const LONG_WAIT = 4000 * SECOND;
const WINDOW = 5 * DAY;
/** The schedule makes more tries than this in its five days, however the jitter falls. */
const LEAST_TRIES = 100;
/** The base the times above are written for. */
const USUAL_BASE = 30 * SECOND;
/** Long waits differ by a tenth either way, so that a backlog does not return all at once. */
const JITTER = 0.1;

const scaled = (ms: number, baseMs: number) => Math.round((ms * baseMs) / USUAL_BASE);

/**
 * Milliseconds to wait after the `tries`-th failed try.
 * @param baseMs first wait; the whole schedule scales with it
 * @param random a number from 0 to 1
 */
export function retryDelayMs(tries: number, baseMs: number, random = Math.random()): number {
	return scaled(WAITS[tries - 1] ?? LONG_WAIT * (1 + JITTER * (2 * random - 1)), baseMs);
}

/** No wait of the schedule is longer, in milliseconds. */
export function longestWaitMs(baseMs: number): number {
	return scaled(LONG_WAIT * (1 + JITTER), baseMs);
}

/**
 * Whether the five days are over. Time alone does not decide: a clock that jumps, or a service
 * that stood still for a week, must not stop what was hardly tried.
 */
export function triedLongEnough(tries: number, elapsedMs: number, baseMs: number): boolean {
	return tries >= LEAST_TRIES && elapsedMs >= scaled(WINDOW, baseMs);
}
