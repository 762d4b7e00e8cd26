import type { planOf } from "#content/demos/take-over/plan.ts";
import { reachInWords } from "#content/demos/take-over/take-over.ts";
import type { DemoOf } from "#content/demos.ts";
import { cutoutRender } from "#content/renders.ts";
import { fill } from "#shared/fill.ts";
import { Picture } from "#site/components/picture/picture.tsx";
import { Steady } from "../steady.tsx";

export type WeeksAheadProps = {
	words: DemoOf<"take-over">["words"];
	plan: ReturnType<typeof planOf>;
};

/** What the weeks ahead bring: a model for each incident, which fades from one end to the other. */
export function WeeksAhead({ words, plan: { events, reaching } }: WeeksAheadProps) {
	return (
		<div className="scene">
			<p>{words.weeks}</p>
			<strong aria-live="polite">
				<Steady others={[reachInWords(words, events.length)]}>
					{reachInWords(words, reaching)}
				</Steady>
			</strong>
			<ol>
				{events.map(({ incident, week, event, ready, late, isReady }) => (
					<li key={incident} data-ready={isReady}>
						<div className="model">
							{["holds", "breaks"].map((end) => (
								<Picture
									key={end}
									className={end}
									name={cutoutRender(`take-over-${incident}-${end}`)}
									sizes="(width < 1000px) 25vw, 280px"
								/>
							))}
						</div>
						<p>
							<i>{fill(words.week, { week: String(week) })}</i> <small>{event}</small>
						</p>
						<b>
							<Steady others={[isReady ? late : ready]}>{isReady ? ready : late}</Steady>
						</b>
					</li>
				))}
			</ol>
		</div>
	);
}
