import type { ShownCard } from "#content/demos/guesses/guess-cards.ts";
import type { Guesses } from "#content/demos/guesses/guesses.ts";

/** Pieces of the kit, one for each place on the table. */
const pieces = [
	"M6 36a30 30 0 1 1 60 0 30 30 0 0 1-60 0z",
	"M20 6h32a14 14 0 0 1 14 14v32a14 14 0 0 1-14 14H20A14 14 0 0 1 6 52V20A14 14 0 0 1 20 6z",
	"M6 66V36a30 30 0 0 1 60 0v30H49V36a13 13 0 0 0-26 0v30z",
	"M6 66V6a60 60 0 0 1 60 60z",
	"M18 22h36a12 12 0 0 1 12 12v4a12 12 0 0 1-12 12H18A12 12 0 0 1 6 38v-4a12 12 0 0 1 12-12z",
	"M6 36a30 30 0 1 1 60 0 30 30 0 0 1-60 0zM24 36a12 12 0 1 0 24 0 12 12 0 0 0-24 0z",
];

export type GuessCardProps = {
	shown: ShownCard;
	states: Guesses["states"];
	/** Its place on the table, which chooses its piece. */
	place: number;
};

/** A guess: its piece is an outline until a test fills it, or lets it fall. */
export function GuessCard({ shown: { claim, state, finding }, states, place }: GuessCardProps) {
	return (
		<div className="guess" data-state={state}>
			<svg viewBox="0 0 72 72" aria-hidden="true">
				<path d={pieces[place]} />
			</svg>
			<p>
				<small>{states[state]}</small> <b>{claim}</b>
			</p>
			{finding && <p className="finding">{finding}</p>}
		</div>
	);
}
