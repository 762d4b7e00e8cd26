import type { CSSProperties } from "react";
import { Model } from "../stage/stage.tsx";
import {
	clockTime,
	DAY,
	DAYLIGHT,
	type Days,
	endOnClock,
	firstFrom,
	meeting,
	onClock,
	shownFrom,
	WORKING_DAY,
} from "./hours.ts";
import type { Overlap } from "./model.ts";
import styles from "./overlap.module.css";

const range = (start: number, end: number) => `${clockTime(start)} – ${clockTime(end)}`;
/** Where something is in the 24 hours that are shown, as a part of them. */
const placed = (start: number, length?: number) =>
	({
		"--start": start / DAY,
		...(length !== undefined && { "--length": length / DAY }),
	}) as CSSProperties;

type SceneProps = {
	copy: Pick<Overlap, "labels" | "team">;
	/** How long the days meet, or the hand-over. */
	label: string;
	days: Days;
};

/**
 * Your 24 hours above the same hours of the team, by day and by night, each with the working day as a
 * block. The vermilion block joins both where both work, and is as wide as the hours that they share.
 * Without such hours a row of beads stands at the end of your day, where the hand-over is written.
 */
export function Scene({ copy: { labels, team }, label, days }: SceneProps) {
	const { ahead } = days;
	const { start, end, isShared } = meeting(days);
	const shownAt = shownFrom(ahead);
	const isLate = (start + end) / 2 - shownAt > DAY / 2;
	const from = (clock: number) => {
		const times = [onClock(start, clock), endOnClock(end, clock)] as const;
		return isShared ? range(...times) : clockTime(times[0]);
	};
	return (
		<div className={styles.scene} aria-hidden>
			<Party model="you" name={labels.you} title={labels.yourDay} start={days.yours} />
			<div className={styles.days}>
				<Sky clock={0} from={shownAt} work={days.yours} />
				<Sky clock={ahead} from={shownAt} work={days.team} />
				<div
					className={styles.link}
					data-shared={isShared}
					// Where the words have more room beside a narrow block.
					data-words={isLate ? "before" : "after"}
					style={placed(start - shownAt, end - start)}
				>
					<i />
					<p>
						<span>{from(0)}</span>
						<b>{label}</b>
						<span>{from(ahead)}</span>
					</p>
				</div>
			</div>
			<Party model="team" name={team.name} title={labels.teamDay} start={days.team} />
		</div>
	);
}

type PartyProps = { model: string; name: string; title: string; start: number };

/** Whose day it is, and its working hours on its own clock. */
const Party = ({ model, name, title, start }: PartyProps) => (
	<div className={styles.party}>
		<Model name={`overlap-${model}`} sizes="(width < 760px) 150px, 320px" />
		<p>
			<b>{name}</b> {title} <span>{range(start, start + WORKING_DAY)}</span>
		</p>
	</div>
);

/** The hours that are written, and where the moon and the sun have room between them. */
const HOURS = [0, 6, 12, 18];
const LIGHTS = { moon: 2, sun: 15 };
/** Until here the sky has room for a number or a light. */
const LAST = 0.89 * DAY;

type SkyProps = {
	/** By how much this clock is ahead of yours. */
	clock: number;
	/** When the 24 hours that are shown start on your clock. */
	from: number;
	/** When the working day starts on this clock. */
	work: number;
};

/** The 24 hours of a clock: the night as a tray, with the daylight and the working day in it. */
function Sky({ clock, from, work }: SkyProps) {
	const place = (minutes: number) => firstFrom(from, minutes - clock) - from;
	const isWhole = (hour: number) => place(hour * 60) <= LAST;
	/** Something of every day. What runs over the edge of the hours continues at their other edge. */
	const daily = (className: string | undefined, start: number, length: number) =>
		[place(start), place(start) - DAY].map((at, index) => (
			<i key={index === 0 ? "first" : "before"} className={className} style={placed(at, length)} />
		));
	return (
		<div className={styles.sky}>
			{daily(styles.light, DAYLIGHT.start, DAYLIGHT.length)}
			{daily(styles.work, work, WORKING_DAY)}
			{HOURS.filter(isWhole).map((hour) => (
				<span key={hour} data-light={hour > 0} style={placed(place(hour * 60))}>
					{hour}
				</span>
			))}
			{Object.entries(LIGHTS).map(
				([name, hour]) =>
					isWhole(hour) && (
						<div key={name} style={placed(place(hour * 60))}>
							<Model name={`overlap-${name}`} sizes="120px" />
						</div>
					),
			)}
		</div>
	);
}
