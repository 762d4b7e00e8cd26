import {
	clockTime,
	type Days,
	onClock,
	sharedHours,
	WORKING_DAY,
} from "#content/demos/overlap/overlap-hours.ts";

const DAY = 24 * 60;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const percent = (minutes: number) => `${(minutes / DAY) * 100}%`;

export type OverlapSceneProps = { you: string; team: string; handOver: string; days: Days };

/**
 * Your 24 hours above the same hours of the team, and the hours that both work as the vermilion
 * piece. Without any, a dashed line marks the end of your day, where the hand-over is written.
 */
export function OverlapScene({ you, team, handOver, days }: OverlapSceneProps) {
	const yourEnd = days.yours + WORKING_DAY;
	const shared = sharedHours(days);
	const { start, end } = shared ?? { start: yourEnd, end: yourEnd };
	const teamStart = onClock(days.team, -days.ahead);
	return (
		<div className="scene" aria-hidden>
			<Clock name={you} ahead={0} />
			<svg aria-hidden="true">
				{HOURS.map((hour) => (
					<g key={hour} className="hour">
						<rect x={percent(hour * 60 + 5)} width={percent(50)} />
						<rect className="below" x={percent(hour * 60 + 5)} width={percent(50)} />
					</g>
				))}
				<rect className="yours" x={percent(days.yours)} width={percent(WORKING_DAY)} />
				{/* A day that runs over the edge continues at the other one. */}
				<rect className="team below" x={percent(teamStart)} width={percent(WORKING_DAY)} />
				<rect className="team below" x={percent(teamStart - DAY)} width={percent(WORKING_DAY)} />
				<rect className="shared" x={percent(start)} width={percent(end - start)} />
				{!shared && (
					<>
						<line className="hand-over" x1={percent(yourEnd)} x2={percent(yourEnd)} y2="176" />
						<text x={percent(yourEnd)} dx="-10" y="140" textAnchor="end">
							{handOver}
						</text>
					</>
				)}
			</svg>
			<Clock name={team} ahead={days.ahead} />
		</div>
	);
}

/** A name, and the time on its clock at every third hour of your day. */
function Clock({ name, ahead }: { name: string; ahead: number }) {
	return (
		<div className="clock">
			<b>{name}</b>
			<ol>
				{HOURS.filter((hour) => hour % 3 === 0).map((hour) => (
					<li key={hour}>{clockTime(onClock(hour * 60, ahead)).replace(":00", "")}</li>
				))}
			</ol>
		</div>
	);
}
