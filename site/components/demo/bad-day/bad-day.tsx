import { useState } from "react";
import type { BadDayState } from "#content/demos/states.ts";
import type { DemoOf } from "#content/demos.ts";
import { Choice } from "../choice.tsx";
import card from "../demo.css?inline";
import { Steady } from "../steady.tsx";
import sheet from "./bad-day.css?inline";
import { Journey } from "./journey.tsx";
import { Model } from "./model.tsx";

export { BadDay as component };
export const sheets = [card, sheet];

/** A provider that can be made slow or stop, and what the software in front of it does. */
export function BadDay({ demo }: { demo: DemoOf<"bad-day"> }) {
	const { legend, terms, states } = demo;
	const [state, setState] = useState<BadDayState>("down");
	const chosen = states.find((one) => one.state === state);
	if (!chosen) return null;
	/** The text of the chosen state, in the room of the longest. */
	const steady = (key: "screen" | "note" | "told" | "without") => (
		<Steady others={states.filter((one) => one !== chosen).map((one) => one[key])}>
			{chosen[key]}
		</Steady>
	);
	return (
		<div className="demo-card bad-day" data-state={state}>
			<Choice
				legend={legend}
				options={states.map(({ state, label }) => ({ value: state, label }))}
				chosen={state}
				onChoose={setState}
			/>
			<p className="promise" aria-live="polite">
				{chosen.promise}
			</p>
			<div className="scene">
				<Journey state={state} steps={chosen.steps} />
				<div className="user" aria-live="polite">
					<div className="phone">
						<Model name="page" sizes="110px" />
						<p>{steady("screen")}</p>
					</div>
					<p className="name">
						<b>{terms.seen}</b> <small>{steady("note")}</small>
					</p>
				</div>
				<dl aria-live="polite">
					<div>
						<dt>
							<Model name="watcher" sizes="110px" />
							{terms.told}
						</dt>
						<dd>{steady("told")}</dd>
					</div>
					<div>
						<dt>{terms.without}</dt>
						<dd>{steady("without")}</dd>
					</div>
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
	);
}
