import { type DeskTime, partOfDay, timeOf } from "#content/demos/five-desks/desk-time.ts";
import type { FiveDesks } from "#content/demos/five-desks/five-desks.ts";

export type TimeScaleProps = {
	all: readonly DeskTime[];
	left: readonly DeskTime[];
	scale: FiveDesks["scale"];
};

/** The days of waiting as pieces in a row, and behind them all the work, to the same scale. */
export function TimeScale({ all, left, scale }: TimeScaleProps) {
	const before = timeOf(all).days;
	const { days, minutes } = timeOf(left);
	// One more, for the work.
	const day = 100 / (before + 1);
	return (
		<div className="scale" aria-hidden>
			<svg aria-hidden="true">
				{Array.from({ length: before }, (_, index) => (
					<rect
						// biome-ignore lint/suspicious/noArrayIndexKey: the days of a scale never move
						key={index}
						className="day"
						data-saved={index >= days}
						x={`${index * day}%`}
						width={`${day * 0.92}%`}
						height="36"
						rx="8"
					/>
				))}
				<rect
					className="work"
					x={`${days * day}%`}
					width={`${day * partOfDay(minutes)}%`}
					height="36"
				/>
			</svg>
			<p>
				<i /> {scale.day}
			</p>
			<p>
				<i className="work" /> {scale.work}
			</p>
		</div>
	);
}
