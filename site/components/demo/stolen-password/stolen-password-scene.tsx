import { type Attack, attacks, type Guard, guards } from "#content/demos/states.ts";
import type { StolenPassword } from "#content/demos/stolen-password/stolen-password.ts";
import { cutoutRender } from "#content/renders.ts";
import { StatePictures } from "../state-pictures.tsx";
import { openedDoors } from "./opened-doors.ts";

export type StolenPasswordSceneProps = {
	demo: Pick<StolenPassword, "attacks" | "doors" | "doorStates">;
	guard: Guard;
	attack: Attack;
};

const picture = (guard: Guard, attack: Attack) => cutoutRender(`gates-${guard}-${attack}`);
const pictures = guards.flatMap((guard) => attacks.map((attack) => picture(guard, attack)));

/** Three gates on one way, and the thief as far as he gets. */
export function StolenPasswordScene({ demo, guard, attack }: StolenPasswordSceneProps) {
	const opened = openedDoors(guard, attack);
	return (
		<div className="scene" aria-hidden>
			<div className="stage">
				<StatePictures
					names={pictures}
					shown={picture(guard, attack)}
					sizes="(width < 1000px) 92vw, 50vw"
				/>
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
