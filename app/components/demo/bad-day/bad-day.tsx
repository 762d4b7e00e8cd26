import { useState } from "react";
import type { BadDayState } from "#content/demos/states.ts";
import type { DemoOf } from "#content/demos.ts";
import { Choice } from "../choice.tsx";
import card from "../demo.css?url";
import sheet from "./bad-day.css?url";
import { BadDayScene } from "./bad-day-scene.tsx";
import { Steady } from "./steady.tsx";

/** A provider that can be made slow or stop, and what the software in front of it does. */
export function BadDay({ demo }: { demo: DemoOf<"bad-day"> }) {
	const { legend, parts, terms, states } = demo;
	const [state, setState] = useState<BadDayState>("down");
	const chosen = states.find((one) => one.state === state);
	if (!chosen) return null;
	const others = states.filter((one) => one !== chosen);
	return (
		<>
			<link rel="stylesheet" href={card} precedence="demo" />
			<link rel="stylesheet" href={sheet} precedence="demo" />
			<div className="demo-card bad-day" data-state={state}>
				<Choice
					legend={legend}
					options={states.map(({ state, label }) => ({ value: state, label }))}
					chosen={state}
					onChoose={setState}
				/>
				<div className="day">
					<BadDayScene parts={parts} state={state} piece={chosen.piece} />
					<dl aria-live="polite">
						{(["seen", "told"] as const).map((term) => (
							<div key={term}>
								<dt>{terms[term]}</dt>
								<dd>
									<Steady others={others.map((one) => one[term])}>{chosen[term]}</Steady>
								</dd>
							</div>
						))}
					</dl>
				</div>
				<details>
					<summary>{terms.more}</summary>
					<div>
						<p>{chosen.retried}</p>
						<ol>
							{chosen.log.map(({ time, event }) => (
								<li key={event}>
									<code>{time}</code> <code>{event}</code>
								</li>
							))}
						</ol>
					</div>
				</details>
			</div>
		</>
	);
}
