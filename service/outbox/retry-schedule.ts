const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Waits after the first, second, and later failed tries, at the usual base. */
const WAITS = [30 * SECOND, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR];
/** Every later wait. Like the queue of a mail server, the schedule should outlast a weekend. */
const LONG_WAIT = 4000 * SECOND;
const WINDOW = 5 * DAY;
/** The schedule makes more tries than this in its five days, whatever the jitter. */
const LEAST_TRIES = 100;
/** The base for which the times above are written. */
const USUAL_BASE = 30 * SECOND;
/** Long waits vary by a tenth either way, so that a backlog does not come due all at once. */
const JITTER = 0.1;

const scaled = (ms: number, baseMs: number) => Math.round((ms * baseMs) / USUAL_BASE);

/**
 * Milliseconds to wait after failed try number `tries`, counted from 1.
 * @param baseMs first wait; the whole schedule scales with it
 * @param random a number from 0 to 1
 */
export function retryDelayMs(tries: number, baseMs: number, random = Math.random()): number {
	return scaled(WAITS[tries - 1] ?? LONG_WAIT * (1 + JITTER * (2 * random - 1)), baseMs);
}

/** The longest wait of the schedule, in milliseconds. */
export function longestWaitMs(baseMs: number): number {
	return scaled(LONG_WAIT * (1 + JITTER), baseMs);
}

/**
 * Whether the five days are over. Time alone does not decide: after a clock jump, or a week in
 * which the service was off, a mail that was hardly tried must not be stopped.
 */
export function triedLongEnough(tries: number, elapsedMs: number, baseMs: number): boolean {
	return tries >= LEAST_TRIES && elapsedMs >= scaled(WINDOW, baseMs);
}
