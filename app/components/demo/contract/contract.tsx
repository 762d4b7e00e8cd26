import { useState } from "react";
import { linesOf } from "#content/demos/contract/contract-lines.ts";
import type { DemoOf } from "#content/demos.ts";
import { Choice } from "../choice.tsx";
import card from "../demo.css?url";
import sheet from "./contract.css?url";
import { HttpCode } from "./http-code.tsx";

/** The parts of an API's contract. In each, one line is marked: the one that its callers rely on. */
export function Contract({ demo }: { demo: DemoOf<"contract"> }) {
	const { views, legend, callerLegend, relies } = demo;
	const [part, setPart] = useState("");
	const [name, setName] = useState("");
	const view = views.find(({ label }) => label === part) ?? views[0];
	const caller = view?.callers.find((one) => one.name === name) ?? view?.callers[0];
	if (!view || !caller) return null;
	return (
		<>
			<link rel="stylesheet" href={card} precedence="demo" />
			<link rel="stylesheet" href={sheet} precedence="demo" />
			<div className="demo-card contract">
				<Choice
					legend={legend}
					options={views.map(({ label }) => ({ value: label, label }))}
					chosen={view.label}
					onChoose={setPart}
				/>
				<div className="view">
					<div className="promise">
						{view.callers.length > 1 && (
							<Choice
								legend={callerLegend}
								options={view.callers.map((one) => ({ value: one.name, label: one.name }))}
								chosen={caller.name}
								onChoose={setName}
							/>
						)}
						<div>
							<small>{relies}</small>
							<p aria-live="polite">{caller.promise}</p>
						</div>
					</div>
					<HttpCode title={caller.message.title} lines={linesOf(caller.message)} />
				</div>
			</div>
		</>
	);
}
