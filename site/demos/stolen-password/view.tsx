import { useState } from "react";
import stage from "../stage/stage.module.css";
import { Card, Choice, More, Results, StatePictures, Steady } from "../stage/stage.tsx";
import {
	type Attack,
	attacks,
	type Guard,
	guards,
	openedDoors,
	type StolenPassword,
} from "./model.ts";
import styles from "./stolen-password.module.css";

const picture = (guard: Guard, attack: Attack) => `gates-${guard}-${attack}`;
const cases = guards.flatMap((guard) => attacks.map((attack) => ({ guard, attack })));
const pictures = cases.map(({ guard, attack }) => picture(guard, attack));

/** A thief before the doors of an account: three gates on one way, and how far each guard lets him in. */
export function View({ demo, start }: { demo: StolenPassword; start: number }) {
	const [guard, setGuard] = useState<Guard>(guards[start] ?? "password");
	const [attack, setAttack] = useState<Attack>("leak");
	const { terms, outcomes, doorStates } = demo;
	const opened = openedDoors(guard, attack);
	const row = (key: "reach" | "noticed" | "left") =>
		[
			terms[key],
			<Steady key={key} others={cases.map((one) => outcomes[one.guard][one.attack][key])}>
				{outcomes[guard][attack][key]}
			</Steady>,
		] as const;
	return (
		<Card>
			<div className={stage.halves}>
				<div className={styles.choices}>
					<Choice
						legend={demo.guards.legend}
						className={styles.options}
						options={guards.map((value) => ({ value, label: demo.guards[value] }))}
						chosen={guard}
						onChoose={setGuard}
					/>
					<Choice
						legend={demo.attacks.legend}
						className={styles.options}
						options={attacks.map((value) => ({ value, label: demo.attacks[value] }))}
						chosen={attack}
						onChoose={setAttack}
					/>
				</div>
				<div className={`${stage.plate} ${stage.beside} ${styles.scene}`} aria-hidden>
					<div className={`${stage.named} ${styles.gates}`}>
						<StatePictures
							names={pictures}
							shown={picture(guard, attack)}
							sizes="(width < 1000px) 92vw, 50vw"
						/>
						<p className={`${stage.name} ${styles.attack}`} data-attack={attack}>
							{demo.attacks[attack]}
						</p>
						<ol>
							{demo.doors.map((door, index) => (
								<li key={door} className={`${stage.name} ${styles.door}`}>
									{door} <span>{index < opened ? doorStates.open : doorStates.shut}</span>
								</li>
							))}
						</ol>
					</div>
				</div>
				<Results rows={[row("reach")]} />
			</div>
			<More rows={[row("noticed"), row("left")]} />
		</Card>
	);
}
