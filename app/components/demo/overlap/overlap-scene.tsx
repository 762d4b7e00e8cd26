import type { CSSProperties } from "react";
import {
	clockTime,
	DAY,
	type Days,
	hoursOf,
	isDark,
	meeting,
	onClock,
	WORKING_DAY,
} from "#content/demos/overlap/overlap-hours.ts";

/** Where something lies in your day, from 0 to 1; see overlap.css. */
const place = (start: number, length: number) =>
	({ "--start": start / DAY, "--length": length / DAY }) as CSSProperties;
const range = (start: number, end: number) => `${clockTime(start)} – ${clockTime(end)}`;

export type OverlapSceneProps = {
	you: string;
	team: string;
	/** What is written on the piece between the days: how long they meet, or the hand-over. */
	label: string;
	days: Days;
};

/**
 * Your 24 hours above the same hours of the team, each with the working day as a bar. The vermilion
 * piece holds the bars together where both work. Without such hours it is a dashed frame at the end of
 * your day, where the hand-over is written.
 */
export function OverlapScene({ you, team, label, days }: OverlapSceneProps) {
	const { ahead } = days;
	const { start, end, isShared } = meeting(days);
	const teamStart = onClock(days.team, -ahead);
	const from = (clock: number) => {
		const times = [onClock(start, clock), onClock(end, clock)] as const;
		return isShared ? range(...times) : clockTime(times[0]);
	};
	return (
		<div className="scene" aria-hidden>
			<Name name={you} start={days.yours} />
			<Ruler ahead={0} />
			<div className="days" data-shared={isShared}>
				<Bar name="yours" start={days.yours} />
				<Bar name="team" start={teamStart} />
				{/* A day that runs over the edge continues at the other one. */}
				<Bar name="team" start={teamStart - DAY} />
				<i className="link" style={place(start, end - start)} />
				<p className="label" style={place(start, end - start)}>
					<span>{from(0)}</span>
					<b>{label}</b>
					<span>{from(ahead)}</span>
				</p>
			</div>
			<Ruler ahead={ahead} />
			<Name name={team} start={days.team} />
		</div>
	);
}

function Bar({ name, start }: { name: string; start: number }) {
	return <i className={name} style={place(start, WORKING_DAY)} />;
}

/** Whose day it is, and its working hours on its own clock. */
function Name({ name, start }: { name: string; start: number }) {
	return (
		<p className="name">
			<b>{name}</b> {range(start, start + WORKING_DAY)}
		</p>
	);
}

/** The hours of a clock that is ahead of yours, as pieces along your day. */
function Ruler({ ahead }: { ahead: number }) {
	return (
		<div className="ruler">
			{hoursOf(ahead).map(({ start, time }) => (
				<i key={start} data-dark={isDark(time)} style={place(start, 60)}>
					{/* Not on a piece that the edge cuts. */}
					{start >= 0 && start + 60 <= DAY && time / 60}
				</i>
			))}
		</div>
	);
}
