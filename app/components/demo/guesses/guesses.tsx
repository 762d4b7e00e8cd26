import { useId, useState } from "react";
import type { DemoOf } from "#content/demos.ts";
import card from "../demo.css?url";
import { filledTo } from "../filled-to.ts";
import { Results } from "../results.tsx";
import { GuessCard } from "./guess-card.tsx";
import sheet from "./guesses.css?url";

/**
 * An idea on its way to a product in use, as the guesses that it rests on. The thumb of the slider
 * is the vermilion piece: it grows with what it costs to change one's mind.
 */
export function Guesses({ demo }: { demo: DemoOf<"guesses"> }) {
	const { legend, steps, states, terms } = demo;
	const [at, setAt] = useState(0);
	const legendId = useId();
	const step = steps[at];
	if (!step) return null;
	return (
		<>
			<link rel="stylesheet" href={card} precedence="demo" />
			<link rel="stylesheet" href={sheet} precedence="demo" />
			<div className="demo-card guesses" data-step={step.step}>
				<div className="control">
					<p>
						<span id={legendId}>{legend}</span>
						<strong>{step.label}</strong>
					</p>
					<input
						className="range"
						type="range"
						min={0}
						max={steps.length - 1}
						value={at}
						style={filledTo(at / (steps.length - 1))}
						aria-labelledby={legendId}
						aria-valuetext={step.label}
						onChange={({ target }) => setAt(target.valueAsNumber)}
					/>
					<ol aria-hidden>
						{steps.map(({ short }, index) => (
							<li key={short} data-reached={index <= at}>
								{short}
							</li>
						))}
					</ol>
				</div>
				<Results
					rows={[
						[terms.cost, step.cost],
						[terms.tally, step.tally],
						[terms.asks, step.asks],
					]}
				/>
				<ul className="cards">
					{step.cards.map((shown, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place when it is turned
						<li key={index}>
							<GuessCard
								key={shown.claim + shown.state}
								shown={shown}
								states={states}
								place={index}
							/>
						</li>
					))}
				</ul>
			</div>
		</>
	);
}
