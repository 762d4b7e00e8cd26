import type { ContractScenes } from "#content/demos/contract/contract.ts";
import { Model } from "../model.tsx";

/** Two documents in use, and how long both are: up to the last day of the old one. */
export function TwoVersions(scene: ContractScenes["version"]) {
	const { old, next, both, ends, firstDay, lastDay } = scene;
	return (
		<>
			<div className="pair tall">
				<Model name="old">
					<p>{old}</p>
				</Model>
				<Model name="new">
					<p>{next}</p>
				</Model>
			</div>
			<div className="months">
				<p className="chip">{firstDay}</p>
				<p className="way">
					<b className="chip">{both}</b>
				</p>
				<p className="chip hot lands">
					<span>{ends}</span> <b>{lastDay}</b>
				</p>
			</div>
		</>
	);
}
