import { useState } from "react";
import type { ContractPart } from "#content/demos/states.ts";
import type { DemoOf } from "#content/demos.ts";
import { Choice } from "../choice.tsx";
import card from "../demo.css?inline";
import sheet from "./contract.css?inline";
import { ContractScene } from "./contract-scene.tsx";
import { HttpCode } from "./http-code.tsx";
import { SettlingLines } from "./settling-lines.tsx";

export { Contract as component };
export const sheets = [card, sheet];

/**
 * The parts of an API's contract, by what a reader fears. Each has a promise, what happens as a
 * scene, and the lines of the contract that say so. The whole messages are there to be opened.
 */
export function Contract({ demo }: { demo: DemoOf<"contract"> }) {
	const { views, scenes, legend, whole } = demo;
	const [part, setPart] = useState<ContractPart>("request");
	const [isOpen, setOpen] = useState(false);
	const view = views.find((one) => one.part === part);
	if (!view) return null;
	return (
		<div className="demo-card contract">
			<Choice
				legend={legend}
				options={views.map(({ part: value, worry }) => ({ value, label: worry }))}
				chosen={part}
				onChoose={setPart}
			/>
			<div className="view">
				<p className="promise" aria-live="polite">
					{view.promise}
				</p>
				<ContractScene scenes={scenes} part={part} />
				<SettlingLines {...view} />
			</div>
			<details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
				<summary>{whole}</summary>
				{isOpen && (
					<div className="messages">
						{view.figures.map(({ title, lines }) => (
							<figure key={title}>
								<figcaption>{title}</figcaption>
								<HttpCode lines={lines} />
							</figure>
						))}
					</div>
				)}
			</details>
		</div>
	);
}
