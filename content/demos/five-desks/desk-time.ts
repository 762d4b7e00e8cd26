/** The time that a form takes over desks: it waits at each for days, and is worked on for minutes. */

export type DeskTime = {
	/** Minutes of work. */
	minutes: number;
	/** Working days in which it waits. */
	days: number;
};

/** A working day, in minutes. */
const WORKING_DAY = 8 * 60;

export function timeOf(desks: readonly DeskTime[]): DeskTime {
	return desks.reduce<DeskTime>(
		(sum, { minutes, days }) => ({ minutes: sum.minutes + minutes, days: sum.days + days }),
		{ minutes: 0, days: 0 },
	);
}

/** The first of the desks at which the form waits longest. */
export function longestWait<D extends DeskTime>(desks: readonly D[]): D | undefined {
	const days = Math.max(...desks.map((desk) => desk.days));
	return desks.find((desk) => desk.days === days);
}

/** Minutes as a part of a working day. */
export const partOfDay = (minutes: number) => minutes / WORKING_DAY;
