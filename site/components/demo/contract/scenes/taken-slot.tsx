import type { ContractScenes } from "#content/demos/contract/contract.ts";
import { Model } from "../model.tsx";

/** A request that finds its slot of the calendar taken, and the slots that are still free. */
export function TakenSlot({ refused, taken, free, time, others }: ContractScenes["error"]) {
	return (
		<div className="slots">
			<Model name="taken">
				<p className="chip hot lands">{refused}</p>
			</Model>
			<ul>
				{[time, ...others].map((one, index) => (
					<li key={one}>
						<b className="time">{one}</b> <span>{index === 0 ? taken : free}</span>
					</li>
				))}
			</ul>
		</div>
	);
}
