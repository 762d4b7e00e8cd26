import type { CSSProperties } from "react";
import { WEEKS } from "#content/demos/states.ts";
import type { planOf } from "#content/demos/take-over/plan.ts";
import { reachInWords, type TakeOver } from "#content/demos/take-over/take-over.ts";
import { fill } from "#shared/fill.ts";

export type WeeksAheadProps = {
	words: TakeOver["words"];
	plan: ReturnType<typeof planOf>;
	/** The finding whose failure is lit, if it has one. */
	lit: string | undefined;
};

/**
 * The weeks ahead as a ruler, with the failures at their weeks. One that reaches the customers is a
 * vermilion piece out of line.
 */
export function WeeksAhead({ words, plan, lit }: WeeksAheadProps) {
	return (
		<div className="scene">
			<p>{words.weeks}</p>
			<strong aria-live="polite">{reachInWords(words, plan)}</strong>
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
						<li
							key={name}
							data-ready={isReady}
							data-lit={name === lit}
							style={{ "--week": week } as CSSProperties}
						>
							<svg viewBox="0 0 48 48" aria-hidden="true">
								<rect className="block" x="3" y="3" width="42" height="42" rx="12" />
								<path className="sign" d={isReady ? "m14 25 7 7 13-16" : "M24 13v14M24 34.5v.1"} />
							</svg>
							<div className="plate">
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
