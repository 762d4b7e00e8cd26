import { useState } from "react";
import type { ContractPart } from "#content/demos/states.ts";
import type { DemoOf } from "#content/demos.ts";
import { Choice } from "../choice.tsx";
import card from "../demo.css?url";
import sheet from "./contract.css?url";
import { ContractScene } from "./contract-scene.tsx";
import { HttpCode } from "./http-code.tsx";

/**
 * The parts of an API's contract, by what a reader fears. Each has a promise, what happens as a
 * drawing, and the line of the contract that says so.
 */
export function Contract({ demo }: { demo: DemoOf<"contract"> }) {
	const { views, scenes, legend } = demo;
	const [part, setPart] = useState<ContractPart>("request");
	const view = views.find((one) => one.part === part);
	if (!view) return null;
	return (
		<>
			<link rel="stylesheet" href={card} precedence="demo" />
			<link rel="stylesheet" href={sheet} precedence="demo" />
			<div className="demo-card contract">
				<Choice
					legend={legend}
					options={views.map(({ part: value, worry, name }) => ({
						value,
						label: (
							<>
								<span>{worry}</span> <small>{name}</small>
							</>
						),
					}))}
					chosen={part}
					onChoose={setPart}
				/>
				<div className="view">
					<p className="promise" aria-live="polite">
						{view.promise}
					</p>
					<ContractScene scenes={scenes} part={part} />
					<div className="code">
						{view.figures.map(({ title, lines }) => (
							<HttpCode key={title} title={title} lines={lines} means={view.means} />
						))}
					</div>
				</div>
			</div>
		</>
	);
}
