/** The working hours that two time zones share. All times are minutes after midnight. */

export const DAY = 24 * 60;
const STEP = 30;

/** A working day, lunch included. */
export const WORKING_DAY = 9 * 60;

/** The minutes by which the clocks of a time zone are ahead of UTC at a moment. */
export function offsetAt(moment: Date, timeZone: string): number {
	const name = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" })
		.formatToParts(moment)
		.find(({ type }) => type === "timeZoneName")?.value;
	// "GMT" or, for example, "GMT-03:30".
	const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)/.exec(name ?? "") ?? [];
	return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

export type Days = {
	/** When each day starts, on its own clock. */
	yours: number;
	team: number;
	/** By how much the team's clock is ahead of yours. */
	ahead: number;
};

/** When the team's days start on your clock: the day before, today and the next day. */
const teamStarts = ({ team, ahead }: Days) => [-1, 0, 1].map((day) => team - ahead + day * DAY);

export type Shared = {
	/** On your clock. */
	start: number;
	end: number;
	/** 1 if it is already the next day for the team, and -1 if it is still the day before. */
	teamDay: number;
};

/** Two days of nine hours share at most one stretch. */
export function sharedHours(days: Days): Shared | undefined {
	for (const teamStart of teamStarts(days)) {
		const start = Math.max(days.yours, teamStart);
		const end = Math.min(days.yours, teamStart) + WORKING_DAY;
		if (start < end) return { start, end, teamDay: Math.floor((start + days.ahead) / DAY) };
	}
	return undefined;
}

/** What ties the two days together: the hours that they share, or else the end of yours. */
export function meeting(days: Days): { start: number; end: number; isShared: boolean } {
	const shared = sharedHours(days);
	if (shared) return { start: shared.start, end: shared.end, isShared: true };
	const end = days.yours + WORKING_DAY;
	return { start: end, end, isShared: false };
}

/** The full hours of a clock that is ahead of yours, and when they start in your day. */
export function hoursOf(ahead: number): { start: number; time: number }[] {
	// The clocks of some zones are half an hour apart: there an hour runs over the edge of your day.
	const first = -((ahead + DAY) % 60);
	return Array.from({ length: first < 0 ? 25 : 24 }, (_, hour) => {
		const start = first + hour * 60;
		return { start, time: onClock(start, ahead) };
	});
}

/** Whether most places have no daylight at a time: the hours before 6:00 and from 20:00. */
export const isDark = (time: number) => time < 6 * 60 || time >= 20 * 60;

export type Move = { direction: "earlier" | "later"; minutes: number };

/** By how much you move your day, and the team its day the other way, to share at least an hour. */
export function moveToShare(days: Days): Move {
	const gaps = teamStarts(days).map((teamStart) => ({
		direction: teamStart > days.yours ? ("later" as const) : ("earlier" as const),
		gap: Math.abs(teamStart - days.yours) - WORKING_DAY,
	}));
	const { direction, gap } = gaps.reduce((least, one) => (one.gap < least.gap ? one : least));
	return { direction, minutes: Math.ceil((gap + 60) / 2 / STEP) * STEP };
}

/** The time on another clock, within its day. */
export const onClock = (minutes: number, ahead: number) => (minutes + ahead + 2 * DAY) % DAY;

/** A time such as "9:30". */
export const clockTime = (minutes: number) =>
	`${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
