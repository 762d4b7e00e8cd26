import { useId, useState } from "react";
import type { DemoOf } from "#content/demos.ts";
import card from "../demo.css?url";
import sheet from "./bad-day.css?url";
import { BadDayScene } from "./bad-day-scene.tsx";

/** A provider that can be made slow or stop, and what the software in front of it does. */
export function BadDay({ demo }: { demo: DemoOf<"bad-day"> }) {
	const { legend, parts, terms, states } = demo;
	const [chosen, setChosen] = useState(states[0]);
	const name = useId();
	if (!chosen) return null;
	const { state, seen, retried, log, told } = chosen;
	return (
		<>
			<link rel="stylesheet" href={card} precedence="demo" />
			<link rel="stylesheet" href={sheet} precedence="demo" />
			<div className="demo-card bad-day" data-state={state}>
				<fieldset>
					<legend>{legend}</legend>
					{states.map((one) => (
						<label key={one.state}>
							<input
								type="radio"
								name={name}
								checked={one.state === state}
								onChange={() => setChosen(one)}
							/>
							{one.label}
						</label>
					))}
				</fieldset>
				<BadDayScene parts={parts} />
				<dl aria-live="polite">
					<div>
						<dt>{terms.seen}</dt>
						<dd>{seen}</dd>
					</div>
					<div>
						<dt>{terms.retried}</dt>
						<dd>{retried}</dd>
					</div>
					<div>
						<dt>{terms.log}</dt>
						<dd>
							{log.map((line) => (
								<code key={line}>{line}</code>
							))}
						</dd>
					</div>
					<div>
						<dt>{terms.told}</dt>
						<dd>{told}</dd>
					</div>
				</dl>
			</div>
		</>
	);
}
