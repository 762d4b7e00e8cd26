import type { BadDay } from "#content/demos/bad-day/bad-day.ts";
import type { BadDayState } from "#content/demos/states.ts";
import { Model } from "./model.tsx";
import { stepPictures } from "./step-pictures.ts";

/** The step that the provider may spoil. */
const PROVIDER = 1;

export type JourneyProps = {
	state: BadDayState;
	steps: BadDay["states"][number]["steps"];
};

/** What becomes of what the user asked for: one way through four places to the phone. */
export function Journey({ state, steps }: JourneyProps) {
	return (
		// The key starts the movements again.
		<ol key={state} className="journey">
			{steps.map(({ text, place }, index) => (
				<li key={text} data-trouble={state !== "fine" && index === PROVIDER}>
					<Model name={stepPictures[state][index] ?? ""} sizes="(width < 690px) 110px, 260px" />
					<p className="name">
						<b>{text}</b> <small>{place}</small>
					</p>
				</li>
			))}
		</ol>
	);
}
