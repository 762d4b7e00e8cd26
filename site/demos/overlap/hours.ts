/** The working hours that two time zones share. All times are minutes after midnight. */

export const DAY = 24 * 60;

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

export function sharedMinutes(days: Days): number {
	const shared = sharedHours(days);
	return shared ? shared.end - shared.start : 0;
}

/** What ties the two days together: the hours that they share, or else the end of yours. */
export function meeting(days: Days): { start: number; end: number; isShared: boolean } {
	const shared = sharedHours(days);
	if (shared) return { start: shared.start, end: shared.end, isShared: true };
	const end = days.yours + WORKING_DAY;
	return { start: end, end, isShared: false };
}

/** From the first light of a clock to the last, roughly and in most places. */
export const DAYLIGHT = { start: 5 * 60, length: 16 * 60 };

/**
 * When the 24 hours that are shown start on your clock: at midnight, or so that two days from nine to
 * six are whole. They do not move with the start of a day, so that only that day moves.
 */
export function shownFrom(ahead: number): number {
	const nine = 9 * 60;
	const apart = inDay(-ahead);
	const team = nine + (apart > DAY / 2 ? apart - DAY : apart);
	// With an hour to spare.
	const first = Math.floor((Math.min(nine, team) - 60) / 60) * 60;
	const last = Math.ceil((Math.max(nine, team) + WORKING_DAY + 60) / 60) * 60;
	return Math.min(first, 0) || Math.max(last - DAY, 0);
}

/** When something of every day starts in the 24 hours from a time on. */
export const firstFrom = (from: number, start: number) => from + inDay(start - from);

const inDay = (minutes: number) => ((minutes % DAY) + DAY) % DAY;

/** The earliest and the latest start of the team's day, and the steps between them. */
export const TEAM_STARTS = { earliest: 6 * 60, latest: 15 * 60, step: 30 };

/** The start of the team's day that is nearest to its own and shares at least an hour. */
export function startToShare(days: Days): number {
	const { earliest, latest, step } = TEAM_STARTS;
	const far = (start: number) => Math.abs(start - days.team);
	return Array.from({ length: (latest - earliest) / step + 1 }, (_, at) => earliest + at * step)
		.filter((team) => sharedMinutes({ ...days, team }) >= 60)
		.reduce((nearest, start) => (far(start) < far(nearest) ? start : nearest));
}

/** The time on another clock, within its day. */
export const onClock = (minutes: number, ahead: number) => inDay(minutes + ahead);

/** The time on another clock at which something ends: midnight is the end of its day, 24:00. */
export const endOnClock = (minutes: number, ahead: number) => onClock(minutes - 1, ahead) + 1;

/** A time such as "9:30". */
export const clockTime = (minutes: number) =>
	`${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
