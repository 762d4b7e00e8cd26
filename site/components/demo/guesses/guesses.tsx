import { useId, useState } from "react";
import type { DemoOf } from "#content/demos.ts";
import card from "../demo.css?inline";
import { Results } from "../results.tsx";
import { StageSlider } from "../stage-slider.tsx";
import { Steady } from "../steady.tsx";
import { GuessWall } from "./guess-wall.tsx";
import sheet from "./guesses.css?inline";

export { Guesses as component };
export const sheets = [card, sheet];

/**
 * An idea on its way to a product in use, as the guesses that it rests on. The thumb of the slider
 * grows with what it costs to change one's mind.
 */
export function Guesses({ demo }: { demo: DemoOf<"guesses"> }) {
	const { legend, steps, states, terms } = demo;
	const [at, setAt] = useState(0);
	const product = useId();
	const step = steps[at];
	if (!step) return null;
	const steady = (key: "cost" | "asks") => (
		<Steady others={steps.map((other) => other[key])}>{step[key]}</Steady>
	);
	return (
		<div className="demo-card guesses" data-step={step.step}>
			<div className="halves">
				<div className="control stays">
					<strong>{step.label}</strong>
					<StageSlider stages={steps} at={at} labelledBy={product} onChange={setAt} />
				</div>
				<div className="scene">
					<GuessWall id={product} product={legend} layers={step.stack} states={states} />
					<p className="tally" aria-live="polite">
						{step.tally.map(({ state, count, word }) => (
							<span key={state} data-state={state}>
								<b>{count}</b> {word}{" "}
							</span>
						))}
					</p>
				</div>
				<Results
					rows={[
						[terms.cost, steady("cost")],
						[terms.asks, steady("asks")],
					]}
				/>
			</div>
		</div>
	);
}
