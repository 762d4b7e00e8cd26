import { useState } from "react";
import { cutoutRender } from "#content/renders.ts";
import { Picture } from "#site/components/picture/picture.tsx";
import stage from "../stage/stage.module.css";
import { Card, Model, More, Results, StageSlider, Steady } from "../stage/stage.tsx";
import styles from "./guesses.module.css";
import type { Guesses, GuessState, Layer } from "./model.ts";

const stones: Record<GuessState, { name: string; narrowName?: string }> = {
	guess: shaped("guess"),
	known: shaped("fact"),
	dropped: { name: cutoutRender("guesses-dropped") },
};

function shaped(stone: string) {
	return {
		name: cutoutRender(`guesses-${stone}-wide`),
		narrowName: cutoutRender(`guesses-${stone}-narrow`),
	};
}

/** Only the ends of the upper row fall out, so nothing hangs in the air. */
const areaOf = ({ state, place }: Layer) =>
	state === "dropped" ? (place === 0 ? "left" : "right") : `stone${place}`;

/**
 * An idea on its way to a product in use, which stands on a wall of the guesses that it rests on. Beside
 * it lie those that fell out. The thumb of the slider grows with what it costs to change one's mind.
 */
export function View({ demo }: { demo: Guesses }) {
	const { legend, steps, states, terms } = demo;
	const [at, setAt] = useState(0);
	const step = steps[at];
	if (!step) return null;
	const steady = (key: "cost" | "asks") => (
		<Steady others={steps.map((other) => other[key])}>{step[key]}</Steady>
	);
	return (
		<Card className={styles.card} data-step={step.step}>
			<div className={`${stage.halves} ${styles.halves}`}>
				<div className={`${stage.stays} ${styles.control}`}>
					<strong>{step.label}</strong>
					<StageSlider
						stages={steps}
						at={at}
						aria-label={terms.asks}
						className={styles.range}
						onChange={setAt}
					/>
				</div>
				<div className={styles.scene}>
					<div className={styles.product}>
						<p>{legend}</p>
						<Model name="guesses-product" sizes="260px" />
					</div>
					<ul className={styles.wall}>
						{step.stack.map((layer) => (
							// The key starts the movement of a stone that has changed.
							<li
								key={layer.claim + layer.state}
								data-state={layer.state}
								// The upper row hides the tops of the stones that it stands on.
								style={{ gridArea: areaOf(layer), zIndex: layer.place < 3 ? 1 : 0 }}
							>
								<Picture {...stones[layer.state]} sizes="260px" />
								<p>
									<span className="visually-hidden">{states[layer.state]} </span>
									{layer.state === "dropped" ? (
										<del>{layer.claim}</del>
									) : (
										<span>{layer.claim}</span>
									)}
									{layer.finding && (
										<>
											{" "}
											<b>{layer.finding}</b>
										</>
									)}
								</p>
							</li>
						))}
					</ul>
					<p className={styles.tally} aria-live="polite" aria-atomic="true">
						{step.tally.map(({ state, count, word }) => (
							<span key={state} data-state={state}>
								<b>{count}</b> {word}{" "}
							</span>
						))}
					</p>
				</div>
				<Results className={styles.results} rows={[[terms.cost, steady("cost")]]} />
			</div>
			<More rows={[[terms.asks, steady("asks")]]} />
		</Card>
	);
}
