import type { Layer } from "#content/demos/guesses/guess-cards.ts";
import type { Guesses } from "#content/demos/guesses/guesses.ts";
import type { GuessState } from "#content/demos/states.ts";
import { cutoutRender } from "#content/renders.ts";
import { Picture } from "#site/components/picture/picture.tsx";

export type GuessWallProps = {
	/** Id of the name of the product. */
	id: string;
	product: string;
	layers: readonly Layer[];
	states: Guesses["states"];
};

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

/** The product on a wall of the guesses that it rests on, and beside it those that fell out. */
export function GuessWall({ id, product, layers, states }: GuessWallProps) {
	return (
		<>
			<div className="product">
				<p id={id}>{product}</p>
				<Picture name={cutoutRender("guesses-product")} sizes="260px" />
			</div>
			<ul>
				{layers.map((layer) => (
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
							{layer.state === "dropped" ? <del>{layer.claim}</del> : <span>{layer.claim}</span>}
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
		</>
	);
}
