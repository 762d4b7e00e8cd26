import { useState } from "react";
import type { BadDayState } from "#content/demos/states.ts";
import type { DemoOf } from "#content/demos.ts";
import { Choice } from "../choice.tsx";
import card from "../demo.css?url";
import { Results } from "../results.tsx";
import sheet from "./bad-day.css?url";
import { BadDayScene } from "./bad-day-scene.tsx";

/** A provider that can be made slow or stop, and what the software in front of it does. */
export function BadDay({ demo }: { demo: DemoOf<"bad-day"> }) {
	const { legend, parts, terms, states } = demo;
	const [state, setState] = useState<BadDayState>("down");
	const chosen = states.find((one) => one.state === state);
	if (!chosen) return null;
	const { seen, retried, log, told } = chosen;
	return (
		<>
			<link rel="stylesheet" href={card} precedence="demo" />
			<link rel="stylesheet" href={sheet} precedence="demo" />
			<div className="demo-card demo-beside bad-day" data-state={state}>
				<Choice
					legend={legend}
					options={states.map(({ state, label }) => ({ value: state, label }))}
					chosen={state}
					onChoose={setState}
				/>
				<BadDayScene parts={parts} />
				<Results
					rows={[
						[terms.seen, seen],
						[terms.retried, retried],
						[terms.log, log.map((line) => <code key={line}>{line}</code>)],
						[terms.told, told],
					]}
				/>
			</div>
		</>
	);
}
