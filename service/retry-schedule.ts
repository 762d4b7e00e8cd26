const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Waits after the first, second, … failed try, at the usual base. */
const WAITS = [30 * SECOND, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR];
/** Every later wait. Like a mail server's own queue: it should outlive a weekend. */
const LONG_WAIT = 4000 * SECOND;
const WINDOW = 5 * DAY;
/** The base the times above are written for. */
const USUAL_BASE = 30 * SECOND;
/** Long waits differ by a tenth either way, so that a backlog does not return all at once. */
const JITTER = 0.1;

/**
 * Milliseconds to wait after a mail's `tries`-th failed try.
 * @param baseMs first wait; the whole schedule scales with it
 * @param random a number from 0 to 1
 */
export function retryDelayMs(tries: number, baseMs: number, random = Math.random()): number {
	const wait = WAITS[tries - 1] ?? LONG_WAIT * (1 + JITTER * (2 * random - 1));
	return Math.round((wait * baseMs) / USUAL_BASE);
}

/** Milliseconds after which a failing mail is no longer tried by itself. */
export function retryWindowMs(baseMs: number): number {
	return (WINDOW * baseMs) / USUAL_BASE;
}
