import { Picture } from "#app/components/picture/picture.tsx";
import type { Layer } from "#content/demos/guesses/guess-cards.ts";
import type { Guesses } from "#content/demos/guesses/guesses.ts";
import { cutoutRender } from "#content/renders.ts";
import { GuessSign } from "./guess-sign.tsx";

export type GuessStackProps = {
	/** Id of the name of the product. */
	id: string;
	product: string;
	layers: readonly Layer[];
	states: Guesses["states"];
};

/**
 * The product, with the vermilion page, on the guesses that it rests on. They lie askew, until what was
 * learned takes their places. Those that were dropped bear nothing any more and lie beside the stack.
 */
export function GuessStack({ id, product, layers, states }: GuessStackProps) {
	const layersThat = (isDropped: boolean) =>
		layers
			.filter(({ state }) => (state === "dropped") === isDropped)
			// The key starts the movement of a layer that has changed.
			.map((layer) => <LayerItem key={layer.claim + layer.state} layer={layer} states={states} />);
	return (
		<>
			<div className="stack">
				<div className="product">
					<Picture name={cutoutRender("guesses-product")} sizes="220px" />
					<p id={id}>{product}</p>
				</div>
				<ul>{layersThat(false)}</ul>
			</div>
			<ul className="dropped">{layersThat(true)}</ul>
		</>
	);
}

type LayerItemProps = Pick<GuessStackProps, "states"> & { layer: Layer };

function LayerItem({ layer: { claim, state, finding }, states }: LayerItemProps) {
	return (
		<li data-state={state}>
			<GuessSign state={state} />
			<p>
				<span className="visually-hidden">{states[state]}</span>
				{finding && <small>{state === "dropped" ? <del>{claim}</del> : claim}</small>}{" "}
				<b>{finding ?? claim}</b>
			</p>
		</li>
	);
}
