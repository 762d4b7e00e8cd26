import type { CSSProperties } from "react";
import { type DeskTime, partOfDay, timeOf } from "#content/demos/five-desks/desk-time.ts";
import type { FiveDesks } from "#content/demos/five-desks/five-desks.ts";

export type TimeScaleProps = {
	all: readonly DeskTime[];
	left: readonly DeskTime[];
	scale: FiveDesks["scale"];
};

/** The days of waiting as pieces in a row, and behind them all the work, to the same scale. */
export function TimeScale({ all, left, scale }: TimeScaleProps) {
	const before = timeOf(all);
	const { days, minutes } = timeOf(left);
	return (
		<div
			className="scale"
			style={
				{
					"--all": before.days + partOfDay(before.minutes),
					"--days": days,
					"--work": partOfDay(minutes),
				} as CSSProperties
			}
			aria-hidden
		>
			<div className="days">
				{Array.from({ length: before.days }, (_, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the days of a scale never move
					<i key={index} className="day" data-saved={index >= days} />
				))}
				<i className="work" />
			</div>
			<p>
				<i className="day" /> {scale.day}
			</p>
			<p>
				<i className="day" data-saved /> {scale.saved}
			</p>
			<p>
				<i className="work" /> {scale.work}
			</p>
		</div>
	);
}
