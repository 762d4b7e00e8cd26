import type { planOf } from "#content/demos/take-over/plan.ts";
import type { TakeOver } from "#content/demos/take-over/take-over.ts";
import { fill } from "#shared/fill.ts";

export type WeeksAheadProps = {
	words: TakeOver["words"];
	plan: ReturnType<typeof planOf>;
};

/** What happens in the weeks ahead. A failure that reaches the customers is the vermilion block. */
export function WeeksAhead({ words, plan: { events, reaching } }: WeeksAheadProps) {
	const counts = { count: String(reaching), all: String(events.length) };
	return (
		<div className="scene">
			<p>{words.weeks}</p>
			<strong aria-live="polite">{fill(reaching > 0 ? words.reach : words.nobody, counts)}</strong>
			<ol>
				{events.map(({ name, week, event, ready, late, isReady }) => (
					<li key={name} data-ready={isReady}>
						<svg viewBox="0 0 48 48" aria-hidden="true">
							<rect className="block" x="3" y="3" width="42" height="42" rx="12" />
							<path className="sign" d={isReady ? "m14 25 7 7 13-16" : "M24 13v14M24 34.5v.1"} />
						</svg>
						<small>{fill(words.week, { week: String(week), event })}</small>
						<b>{isReady ? ready : late}</b>
					</li>
				))}
			</ol>
		</div>
	);
}
