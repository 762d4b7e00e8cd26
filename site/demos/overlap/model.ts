import { fill } from "#shared/fill.ts";
import type { OverlapRecord } from "./fields.ts";
import {
	clockTime,
	type Days,
	endOnClock,
	offsetAt,
	onClock,
	sharedHours,
	sharedMinutes,
	startToShare,
} from "./hours.ts";

export type Overlap = ReturnType<typeof resolveOverlap>;

/** When your day starts, and the team's unless somebody moves it. */
export const USUAL_START = 9 * 60;

/** Adds the summary: what a usual day shares in each of the zones, in January and in July. */
export function resolveOverlap(record: OverlapRecord, now = new Date()) {
	const summary = record.zones.map(({ zone, name }) => ({
		title: name,
		text: overYear(record, { zone, yours: USUAL_START, team: USUAL_START }, now),
	}));
	return { ...record, summary };
}

/** A duration such as "6 hours 30 minutes". */
function duration({ words }: OverlapRecord, minutes: number): string {
	const hours = Math.floor(minutes / 60);
	const rest = minutes % 60;
	return [
		hours === 1 ? words.hour : hours && fill(words.hours, { n: hours }),
		rest && fill(words.minutes, { n: rest }),
	]
		.filter(Boolean)
		.join(" ");
}

/** What is written on the meeting of the days: how long it is, or that there is only a hand-over. */
export function meetingLabel(copy: OverlapRecord, days: Days): string {
	const minutes = sharedMinutes(days);
	return minutes > 0 ? duration(copy, minutes) : copy.labels.handOver;
}

/** The result in a sentence: the hours on both clocks, or what it takes to share some. */
export function sharedSentence(copy: OverlapRecord, days: Days): string {
	const shared = sharedHours(days);
	if (!shared) {
		const team = startToShare(days);
		const hours = duration(copy, sharedMinutes({ ...days, team }));
		return fill(copy.shared.none, { start: clockTime(team), hours });
	}
	const { start, end, teamDay } = shared;
	const dayWord = [copy.shared.dayBefore, "", copy.shared.nextDay][teamDay + 1];
	return fill(copy.shared.some, {
		hours: duration(copy, end - start),
		from: clockTime(start),
		to: clockTime(end),
		teamFrom: clockTime(onClock(start, days.ahead)),
		teamTo: [clockTime(endOnClock(end, days.ahead)), dayWord].filter(Boolean).join(" "),
	});
}

/** What can be done in as much time as the days share. */
export function adviceFor({ use }: OverlapRecord, days: Days): string {
	const minutes = sharedMinutes(days);
	if (minutes >= 4 * 60) return use.many;
	if (minutes >= 60) return use.some;
	return minutes > 0 ? use.few : use.none;
}

type Starts = { zone: string } & Omit<Days, "ahead">;

/** What the days share in January and in July of this year. Clocks that change do so in between. */
export function overYear(copy: OverlapRecord, { zone, yours, team }: Starts, now: Date): string {
	const [january, july] = [0, 6].map((month) => {
		const ahead = aheadAt(copy, zone, new Date(Date.UTC(now.getUTCFullYear(), month, 15)));
		const minutes = sharedMinutes({ yours, team, ahead });
		return minutes > 0 ? duration(copy, minutes) : copy.year.nothing;
	});
	return fill(january === july ? copy.year.same : copy.year.differs, { january, july });
}

export const aheadAt = (copy: OverlapRecord, zone: string, moment: Date) =>
	offsetAt(moment, copy.team.zone) - offsetAt(moment, zone);

/**
 * Whether the zone of a browser says where its visitor is. Some browsers hide it behind UTC, and some report
 * zones that they do not know themselves, such as Etc/Unknown.
 */
function tellsPlace(timeZone: string): boolean {
	if (/^(Etc\/)?(UTC|GMT)$/.test(timeZone)) return false;
	try {
		return Boolean(new Intl.DateTimeFormat("en", { timeZone }));
	} catch {
		return false;
	}
}

/** The zone whose usual day shares most with the team's. */
function closestZone(copy: OverlapRecord, now: Date): string {
	const days = { yours: USUAL_START, team: USUAL_START };
	const shared = (zone: string) => sharedMinutes({ ...days, ahead: aheadAt(copy, zone, now) });
	const zones = copy.zones.map(({ zone }) => zone);
	return zones.reduce((best, zone) => (shared(zone) > shared(best) ? zone : best));
}

/**
 * The zones to choose from. That of this browser is chosen, and marked, or added in front. If it is not
 * known, the closest is chosen, where there are hours to see.
 */
export function zoneOptions(
	copy: OverlapRecord,
	now: Date,
	own: string = Intl.DateTimeFormat().resolvedOptions().timeZone,
): { chosen: string; options: OverlapRecord["zones"] } {
	const { zones, labels } = copy;
	if (!tellsPlace(own)) return { chosen: closestZone(copy, now), options: zones };
	const city = own.slice(own.lastIndexOf("/") + 1).replaceAll("_", " ");
	const isListed = zones.some(({ zone }) => zone === own);
	const listed = isListed ? zones : [{ zone: own, name: city }, ...zones];
	const options = listed.map(({ zone, name }) => ({
		zone,
		name: zone === own ? fill(labels.ownZone, { name }) : name,
	}));
	return { chosen: own, options };
}
