import type { Layer } from "#content/demos/guesses/guess-cards.ts";
import type { Guesses } from "#content/demos/guesses/guesses.ts";
import type { GuessState } from "#content/demos/states.ts";

const signs: Record<GuessState, string> = {
	guess: "M17 19a7 7 0 1 1 10.5 6c-2.4 1.4-3.5 2.5-3.5 5M24 36.5v.1",
	known: "m14 25 7 7 13-16",
	dropped: "m16 16 16 16m0-16-16 16",
};

export type GuessStackProps = {
	/** Id of the name of the product. */
	id: string;
	product: string;
	layers: readonly Layer[];
	states: Guesses["states"];
};

/**
 * The product, as the vermilion piece, on the guesses that it rests on. They lie askew, until what was
 * learned takes their places.
 */
export function GuessStack({ id, product, layers, states }: GuessStackProps) {
	return (
		<div className="stack">
			<p id={id} className="product">
				{product}
			</p>
			<ul>
				{layers.map(({ claim, state, finding }) => (
					// The key starts the movement of a layer that has changed.
					<li key={claim + state} data-state={state}>
						<svg viewBox="0 0 48 48" aria-hidden="true">
							<circle cx="24" cy="24" r="22" />
							<path d={signs[state]} />
						</svg>
						<p>
							<span className="visually-hidden">{states[state]}</span>
							{finding && <small>{state === "dropped" ? <del>{claim}</del> : claim}</small>}{" "}
							<b>{finding ?? claim}</b>
						</p>
					</li>
				))}
			</ul>
		</div>
	);
}
