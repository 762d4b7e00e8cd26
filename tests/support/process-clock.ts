/**
 * Sets the clock of a process that loads this file with `--import`: it starts at CLOCK_START, in
 * epoch milliseconds, and runs on from there.
 */
const RealDate = Date;
const ahead = Number(process.env.CLOCK_START) - RealDate.now();

globalThis.Date = class extends RealDate {
	constructor(...parts: unknown[]) {
		super(...((parts.length === 0 ? [Date.now()] : parts) as [number]));
	}
	static override now(): number {
		return RealDate.now() + ahead;
	}
} as DateConstructor;
