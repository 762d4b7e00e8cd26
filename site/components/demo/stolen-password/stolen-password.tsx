import { useState } from "react";
import { type Attack, attacks, type Guard, guards } from "#content/demos/states.ts";
import type { DemoOf } from "#content/demos.ts";
import { Choice } from "../choice.tsx";
import card from "../demo.css?inline";
import { Results } from "../results.tsx";
import { Steady } from "../steady.tsx";
import sheet from "./stolen-password.css?inline";
import { StolenPasswordScene } from "./stolen-password-scene.tsx";

export { StolenPassword as component };
export const sheets = [card, sheet];

/** A thief before the doors of an account, and how far each guard lets him in. */
export function StolenPassword({ demo }: { demo: DemoOf<"stolen-password"> }) {
	const [guard, setGuard] = useState<Guard>("password");
	const [attack, setAttack] = useState<Attack>("leak");
	const { terms, outcomes } = demo;
	const chosen = outcomes[guard][attack];
	const others = guards
		.flatMap((guard) => attacks.map((attack) => outcomes[guard][attack]))
		.filter((outcome) => outcome !== chosen);
	return (
		<div className="demo-card stolen-password">
			<div className="halves">
				<div>
					<Choice
						legend={demo.guards.legend}
						options={guards.map((value) => ({ value, label: demo.guards[value] }))}
						chosen={guard}
						onChoose={setGuard}
					/>
					<Choice
						legend={demo.attacks.legend}
						options={attacks.map((value) => ({ value, label: demo.attacks[value] }))}
						chosen={attack}
						onChoose={setAttack}
					/>
				</div>
				<StolenPasswordScene demo={demo} guard={guard} attack={attack} />
				<Results
					rows={(["reach", "noticed", "left"] as const).map((key) => [
						terms[key],
						<Steady key={key} others={others.map((outcome) => outcome[key])}>
							{chosen[key]}
						</Steady>,
					])}
				/>
			</div>
		</div>
	);
}
