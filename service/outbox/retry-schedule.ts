import { DAY_MS, MINUTE_MS } from "../time.ts";

/** Waits after the first failed tries, for the default base. */
const WAITS = [0.5, 2, 5, 15, 30, 60].map((minutes) => minutes * MINUTE_MS);
/** Every later wait. */
const LONG_WAIT = 4_000_000;
/** How long to retry: as the queue of a mail server, it should outlast a weekend. */
const WINDOW = 5 * DAY_MS;
/** Fewer tries than the schedule makes in five days, whatever the jitter. */
const MIN_TRIES = 100;
/** The default base, to which all waits refer. Tests have a shorter one, but give up no sooner. */
const DEFAULT_BASE = 30_000;
/** Long waits vary by ±10 %, so that a backlog does not become due all at once. */
const JITTER = 0.1;

const scaled = (ms: number, baseMs: number) => Math.round((ms * baseMs) / DEFAULT_BASE);

/**
 * Returns the milliseconds to wait after failed try number `tries`, counted from 1.
 * @param baseMs the first wait, with which the others scale
 * @param random a number from 0 to 1
 */
export function retryDelayMs(tries: number, baseMs: number, random = Math.random()): number {
	return scaled(WAITS[tries - 1] ?? LONG_WAIT * (1 + JITTER * (2 * random - 1)), baseMs);
}

/** Returns the longest wait of the schedule, in milliseconds. */
export function longestWaitMs(baseMs: number): number {
	return scaled(LONG_WAIT * (1 + JITTER), baseMs);
}

/**
 * Whether to give up, which takes five days and at least 100 tries. Elapsed time alone would stop a
 * mail that was hardly tried, after a clock jump or a week in which the service was off.
 */
export function triedLongEnough(tries: number, elapsedMs: number): boolean {
	return tries >= MIN_TRIES && elapsedMs >= WINDOW;
}
