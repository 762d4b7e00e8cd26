import type { ContractScenes } from "#content/demos/contract/contract.ts";
import type { ContractPart } from "#content/demos/states.ts";
import { SentTwice } from "./scenes/sent-twice.tsx";
import { TakenSlot } from "./scenes/taken-slot.tsx";
import { TwoClocks } from "./scenes/two-clocks.tsx";
import { TwoVersions } from "./scenes/two-versions.tsx";

export type ContractSceneProps = { scenes: ContractScenes; part: ContractPart };

/**
 * What happens, as pieces of the kit that lie on a table. Vermilion is the one that the first
 * marked line of the contract is about. The promise beside it says the same in words.
 */
export function ContractScene({ scenes, part }: ContractSceneProps) {
	const drawings = {
		request: <SentTwice {...scenes.request} />,
		response: <TwoClocks clocks={scenes.response} />,
		error: <TakenSlot {...scenes.error} />,
		version: <TwoVersions {...scenes.version} />,
	};
	return (
		<div className="scene">
			{/* The key starts the movements again. */}
			<svg key={part} viewBox="0 0 480 300" aria-hidden="true">
				{drawings[part]}
			</svg>
		</div>
	);
}
