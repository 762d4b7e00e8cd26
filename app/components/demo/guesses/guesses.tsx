import { useId, useState } from "react";
import { Picture } from "#app/components/picture/picture.tsx";
import type { DemoOf } from "#content/demos.ts";
import { cutoutRender } from "#content/renders.ts";
import card from "../demo.css?url";
import { Results } from "../results.tsx";
import { StageSlider } from "../stage-slider.tsx";
import { GuessSign } from "./guess-sign.tsx";
import { GuessStack } from "./guess-stack.tsx";
import sheet from "./guesses.css?url";

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
	return (
		<>
			<link rel="stylesheet" href={card} precedence="demo" />
			<link rel="stylesheet" href={sheet} precedence="demo" />
			<div className="demo-card guesses" data-step={step.step}>
				<div className="halves">
					<div className="control stays">
						<strong>{step.label}</strong>
						<StageSlider stages={steps} at={at} labelledBy={product} onChange={setAt} />
					</div>
					<div className="scene">
						<p className="tally" aria-live="polite">
							<span className="term">{terms.tally}</span>
							{step.tally.map(({ state, count, word }) => (
								<span key={state} className="count">
									<GuessSign state={state} /> <b>{count}</b> <span>{word}</span>
								</span>
							))}
						</p>
						<Picture name={cutoutRender("guesses-asked")} sizes="280px" className="asked" />
						<GuessStack id={product} product={legend} layers={step.stack} states={states} />
					</div>
					<Results
						rows={[
							[terms.cost, step.cost],
							[terms.asks, step.asks],
						]}
					/>
				</div>
			</div>
		</>
	);
}
