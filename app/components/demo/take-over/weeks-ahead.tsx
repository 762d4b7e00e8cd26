import type { CSSProperties } from "react";
import { WEEKS } from "#content/demos/states.ts";
import type { planOf } from "#content/demos/take-over/plan.ts";
import { reachInWords } from "#content/demos/take-over/take-over.ts";
import type { DemoOf } from "#content/demos.ts";
import { fill } from "#shared/fill.ts";

export type WeeksAheadProps = {
	demo: DemoOf<"take-over">;
	plan: ReturnType<typeof planOf>;
};

/**
 * The weeks ahead as a ruler, with the failures at their weeks. The week of one that reaches the
 * customers is vermilion and out of line. Once none does, the headline is what is to be learnt.
 */
export function WeeksAhead({ demo, plan }: WeeksAheadProps) {
	const { words } = demo;
	const reach = reachInWords(demo, plan);
	const isSafe = plan.reaching === 0;
	return (
		<div className="scene">
			<div className="outlook" aria-live="polite">
				<p>{isSafe ? reach : words.weeks}</p>
				<strong>{isSafe ? words.lesson : reach}</strong>
			</div>
			<div className="weeks">
				<div className="ruler" aria-hidden>
					{Array.from({ length: WEEKS }, (_, week) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the weeks never move
						<i key={week}>{week + 1}</i>
					))}
				</div>
				<p>{fill(words.week, { week: "1", event: words.start })}</p>
				<ol>
					{plan.events.map(({ name, week, event, ready, late, isReady }) => (
						<li key={name} data-ready={isReady} style={{ "--week": week } as CSSProperties}>
							<i aria-hidden>{week}</i>
							<div className="plate">
								<svg viewBox="0 0 48 48" aria-hidden="true">
									<circle cx="24" cy="24" r="22" />
									<path d={isReady ? "m14 25 7 7 13-16" : "M24 12v14M24 35.5v.1"} />
								</svg>
								<small>{fill(words.week, { week: String(week), event })}</small>
								<b>{isReady ? ready : late}</b>
							</div>
						</li>
					))}
				</ol>
			</div>
		</div>
	);
}
