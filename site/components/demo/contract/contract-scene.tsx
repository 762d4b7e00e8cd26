import type { ContractScenes } from "#content/demos/contract/contract.ts";
import type { ContractPart } from "#content/demos/states.ts";
import { SentTwice } from "./scenes/sent-twice.tsx";
import { TakenSlot } from "./scenes/taken-slot.tsx";
import { TwoClocks } from "./scenes/two-clocks.tsx";
import { TwoVersions } from "./scenes/two-versions.tsx";

export type ContractSceneProps = { scenes: ContractScenes; part: ContractPart };

/**
 * What happens, with models from the kit. Vermilion is what the first marked line of the contract
 * is about.
 */
export function ContractScene({ scenes, part }: ContractSceneProps) {
	const views = {
		request: <SentTwice {...scenes.request} />,
		response: <TwoClocks clocks={scenes.response} />,
		error: <TakenSlot {...scenes.error} />,
		version: <TwoVersions {...scenes.version} />,
	};
	return (
		// The key starts the movements again.
		<div key={part} className="scene">
			{views[part]}
		</div>
	);
}
