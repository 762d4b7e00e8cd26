import type { CSSProperties } from "react";
import { Picture } from "#app/components/picture/picture.tsx";
import type { OverlapCopy } from "#content/demos/overlap/overlap.ts";
import {
	clockTime,
	DAY,
	type Days,
	endOnClock,
	longestStretch,
	meeting,
	onClock,
	shownFrom,
	WORKING_DAY,
} from "#content/demos/overlap/overlap-hours.ts";
import { cutoutRender } from "#content/renders.ts";
import { Repeated } from "./repeated.tsx";
import { Sky } from "./sky.tsx";

const range = (start: number, end: number) => `${clockTime(start)} – ${clockTime(end)}`;

export type OverlapSceneProps = {
	copy: Pick<OverlapCopy, "labels" | "team">;
	/** What is written on the piece between the days: how long they meet, or the hand-over. */
	label: string;
	days: Days;
};

/**
 * Your 24 hours above the same hours of the team, by day and by night, each with the working day as a
 * piece. The vermilion piece holds both together where both work. Without such hours it is a dashed
 * frame at the end of your day, where the hand-over is written.
 */
export function OverlapScene({ copy: { labels, team }, label, days }: OverlapSceneProps) {
	const { ahead } = days;
	const { start, end, isShared } = meeting(days);
	const shownAt = shownFrom(ahead);
	/** Where something lies in the 24 hours that are shown, from 0 to 1; see overlap.css. */
	const place = (from: number, to: number) =>
		({ "--start": (from - shownAt) / DAY, "--length": (to - from) / DAY }) as CSSProperties;
	const from = (clock: number) => {
		const times = [onClock(start, clock), endOnClock(end, clock)] as const;
		return isShared ? range(...times) : clockTime(times[0]);
	};
	const bars = [
		{ name: "yours", title: labels.yourDay, day: days.yours },
		{ name: "theirs", title: labels.teamDay, day: days.team - ahead },
	];
	return (
		<div className="scene" aria-hidden>
			<Party model="you" name={labels.you} start={days.yours} />
			<div className="days" data-shared={isShared}>
				<Sky clock={0} from={shownAt} />
				<Sky clock={ahead} from={shownAt} />
				{bars.map(({ name, day }) => (
					<Repeated
						key={name}
						className={`bar ${name}`}
						start={day}
						length={WORKING_DAY}
						from={shownAt}
					/>
				))}
				<i className="link" style={place(start, end)} />
				{bars.map(({ name, title, day }) => {
					const room = longestStretch(day, { start, end }, shownAt);
					return (
						<b key={name} className={`title ${name}`} style={place(room.start, room.end)}>
							{title}
						</b>
					);
				})}
				<p className="label" style={place(start, end)}>
					<span>{from(0)}</span>
					<b>{label}</b>
					<span>{from(ahead)}</span>
				</p>
			</div>
			<Party model="team" name={team.name} start={days.team} />
		</div>
	);
}

/** Whose day it is, and its working hours on its own clock. */
function Party({ model, name, start }: { model: string; name: string; start: number }) {
	return (
		<div className="party">
			<Picture name={cutoutRender(`overlap-${model}`)} sizes="(width < 760px) 130px, 300px" />
			<p>
				<b>{name}</b> <span>{range(start, start + WORKING_DAY)}</span>
			</p>
		</div>
	);
}
