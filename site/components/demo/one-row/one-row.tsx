import { type CSSProperties, useRef, useState } from "react";
import { sheetRows } from "#content/demos/one-row/one-row-requests.ts";
import { type RequestStep, requestSteps } from "#content/demos/states.ts";
import type { DemoOf } from "#content/demos.ts";
import card from "../demo.css?inline";
import { Results } from "../results.tsx";
import { Steady } from "../steady.tsx";
import sheet from "./one-row.css?inline";
import { RequestPlace } from "./request-place.tsx";
import { RequestTable } from "./request-table.tsx";
import { placeOf, RequestWay } from "./request-way.tsx";

export { OneRow as component };
export const sheets = [card, sheet];

/** A request that the visitor takes from its row through a form and an approval to the report. */
export function OneRow({ demo }: { demo: DemoOf<"one-row"> }) {
	const { own, steps, terms } = demo;
	const [step, setStep] = useState<RequestStep>("row");
	const [quantity, setQuantity] = useState(own.quantity);
	const nextButton = useRef<HTMLButtonElement>(null);
	const { next, refuse } = steps[step];
	const shown = { demo, step, requests: sheetRows(demo, step, quantity) };
	/** The text of the step, in the room of the longest. */
	const steady = (key: "label" | "who" | "kept") => (
		<Steady others={requestSteps.filter((one) => one !== step).map((one) => steps[one][key])}>
			{steps[step][key]}
		</Steady>
	);

	function go(to: RequestStep) {
		setStep(to);
		if (to === "row") setQuantity(own.quantity);
		// The button that refuses disappears, and must not take the focus with it.
		nextButton.current?.focus();
	}

	return (
		<div className="demo-card one-row" style={{ "--station": placeOf(step) } as CSSProperties}>
			<RequestWay demo={demo} step={step} />
			<div className="below">
				<div className="place">
					<RequestTable {...shown}>{steady("label")}</RequestTable>
					<RequestPlace {...shown} onQuantity={setQuantity} />
					<div className="actions">
						<button type="button" ref={nextButton} onClick={() => go(next.to)}>
							{next.label}
						</button>
						{refuse && (
							<button type="button" className="refuse" onClick={() => go(refuse.to)}>
								{refuse.label}
							</button>
						)}
					</div>
				</div>
				<Results
					rows={[
						[terms.who, steady("who")],
						[terms.kept, steady("kept")],
					]}
				/>
			</div>
		</div>
	);
}
