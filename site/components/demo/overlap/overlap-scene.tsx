import type { CSSProperties } from "react";
import type { OverlapCopy } from "#content/demos/overlap/overlap.ts";
import {
	clockTime,
	DAY,
	type Days,
	endOnClock,
	meeting,
	onClock,
	shownFrom,
	WORKING_DAY,
} from "#content/demos/overlap/overlap-hours.ts";
import { cutoutRender } from "#content/renders.ts";
import { Picture } from "#site/components/picture/picture.tsx";
import { Sky } from "./sky.tsx";

const range = (start: number, end: number) => `${clockTime(start)} – ${clockTime(end)}`;

export type OverlapSceneProps = {
	copy: Pick<OverlapCopy, "labels" | "team">;
	/** How long the days meet, or the hand-over. */
	label: string;
	days: Days;
};

/**
 * Your 24 hours above the same hours of the team, by day and by night, each with the working day as a
 * block. The vermilion block joins both where both work, and is as wide as the hours that they share.
 * Without such hours a row of beads stands at the end of your day, where the hand-over is written.
 */
export function OverlapScene({ copy: { labels, team }, label, days }: OverlapSceneProps) {
	const { ahead } = days;
	const { start, end, isShared } = meeting(days);
	const shownAt = shownFrom(ahead);
	const isLate = (start + end) / 2 - shownAt > DAY / 2;
	const from = (clock: number) => {
		const times = [onClock(start, clock), endOnClock(end, clock)] as const;
		return isShared ? range(...times) : clockTime(times[0]);
	};
	return (
		<div className="scene" aria-hidden>
			<Party model="you" name={labels.you} title={labels.yourDay} start={days.yours} />
			<div className="days">
				<Sky clock={0} from={shownAt} work={days.yours} />
				<Sky clock={ahead} from={shownAt} work={days.team} />
				<div
					className="link"
					data-shared={isShared}
					// Where the words have more room beside a narrow block.
					data-words={isLate ? "before" : "after"}
					style={
						{ "--start": (start - shownAt) / DAY, "--length": (end - start) / DAY } as CSSProperties
					}
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
function Party({ model, name, title, start }: PartyProps) {
	return (
		<div className="party">
			<Picture name={cutoutRender(`overlap-${model}`)} sizes="(width < 760px) 150px, 320px" />
			<p>
				<b>{name}</b> {title} <span>{range(start, start + WORKING_DAY)}</span>
			</p>
		</div>
	);
}
