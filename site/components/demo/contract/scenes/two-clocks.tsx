import type { ContractScenes } from "#content/demos/contract/contract.ts";
import { Model } from "../model.tsx";

/** The models show the hours of the record: 10:00 at the home, and 15:00 in London. */
const models = ["home", "london"];

/** Two clocks that show one moment. */
export function TwoClocks({ clocks }: { clocks: ContractScenes["response"] }) {
	return (
		<div className="pair tall clocks">
			{clocks.map(({ name, time }, index) => (
				<Model key={name} name={models[index] ?? ""}>
					<p>
						<b className="time">{time}</b> <span>{name}</span>
					</p>
				</Model>
			))}
			<span className="chip hot lands equal" aria-hidden>
				=
			</span>
		</div>
	);
}
