import { useState } from "react";
import { Picture } from "#app/components/picture/picture.tsx";
import { type Attack, attacks, type Guard, guards } from "#content/demos/states.ts";
import type { StolenPassword } from "#content/demos/stolen-password/stolen-password.ts";
import { cutoutRender } from "#content/renders.ts";
import { openedDoors } from "./opened-doors.ts";

export type StolenPasswordSceneProps = {
	demo: Pick<StolenPassword, "attacks" | "doors" | "doorStates">;
	guard: Guard;
	attack: Attack;
};

const states = guards.flatMap((guard) => attacks.map((attack) => ({ guard, attack })));

/**
 * Three gates on one way, and the thief as far as he gets. Each state has a picture from the same camera,
 * so one fades into the other. The others load once the first has, before anybody asks for them.
 */
export function StolenPasswordScene({ demo, guard, attack }: StolenPasswordSceneProps) {
	const [others, setOthers] = useState(false);
	const opened = openedDoors(guard, attack);
	return (
		<div className="scene" aria-hidden>
			<div className="stage" onLoadCapture={() => setOthers(true)}>
				{states.map((state) => {
					const shown = state.guard === guard && state.attack === attack;
					return (
						(shown || others) && (
							<div key={`${state.guard}-${state.attack}`} className="state" data-shown={shown}>
								<Picture
									name={cutoutRender(`gates-${state.guard}-${state.attack}`)}
									sizes="(width < 1000px) 92vw, 50vw"
								/>
							</div>
						)
					);
				})}
				<p data-attack={attack}>{demo.attacks[attack]}</p>
				<ol>
					{demo.doors.map((door, index) => (
						<li key={door}>
							{door} <span>{index < opened ? demo.doorStates.open : demo.doorStates.shut}</span>
						</li>
					))}
				</ol>
			</div>
		</div>
	);
}
