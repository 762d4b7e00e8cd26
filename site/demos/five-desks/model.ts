import { fill } from "#shared/fill.ts";
import type { FiveDesksRecord } from "./fields.ts";

/** The time that a form takes over desks: working days of waiting, and minutes of work. */
export type DeskTime = Record<"days" | "minutes", number>;

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
export const partOfDay = (minutes: number) => minutes / (8 * 60);

export type FiveDesks = ReturnType<typeof resolveFiveDesks>;
export type Desk = FiveDesks["desks"][number];
type Words = FiveDesksRecord["words"];

/** Adds the times of each desk in words, and the summary: what takes its place, or why it stays. */
export function resolveFiveDesks(record: FiveDesksRecord) {
	const { words } = record;
	const desks = record.desks.map((desk) => {
		const times = inWords(words, desk);
		return { ...desk, wait: times.days, time: fill(words.desk, times) };
	});
	const left = desks.filter(({ stays }) => stays);
	const summary = [
		{ title: record.summary.before, text: totalSentence(words, desks) },
		...desks.map(({ name, time, reason }) => ({ title: name, text: `${time} ${reason}` })),
		{ title: record.summary.after, text: totalSentence(words, left) },
	];
	return { ...record, desks, summary };
}

const inWords = (words: Words, { days, minutes }: DeskTime) => ({
	days: fill(days === 1 ? words.day : words.days, { n: days }),
	minutes: fill(words.minutes, { n: minutes }),
});

/** The time that a form takes over some desks. */
export const totalSentence = (words: Words, desks: readonly DeskTime[]) =>
	fill(words.total, inWords(words, timeOf(desks)));

/** By how much a form arrives earlier with the desks that are left. */
export const soonerSentence = (words: Words, all: readonly DeskTime[], left: readonly DeskTime[]) =>
	fill(words.sooner, inWords(words, { days: timeOf(all).days - timeOf(left).days, minutes: 0 }));

/** The desk of some at which the form waits longest. */
export function longestSentence(words: Words, desks: readonly Desk[]): string {
	const desk = longestWait(desks);
	if (!desk) return "";
	return fill(words.longest, { desk: desk.name, days: inWords(words, desk).days });
}
