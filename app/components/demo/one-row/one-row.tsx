import { useRef, useState } from "react";
import { sheetRows } from "#content/demos/one-row/one-row-requests.ts";
import type { RequestStep } from "#content/demos/states.ts";
import type { DemoOf } from "#content/demos.ts";
import card from "../demo.css?url";
import { Results } from "../results.tsx";
import sheet from "./one-row.css?url";
import { OneRowScene } from "./one-row-scene.tsx";
import { OneRowViews } from "./one-row-views.tsx";

/** A request that the visitor takes from its row through a form and an approval to the report. */
export function OneRow({ demo }: { demo: DemoOf<"one-row"> }) {
	const { legend, own, steps, terms } = demo;
	const [step, setStep] = useState<RequestStep>("row");
	const [quantity, setQuantity] = useState(own.quantity);
	const nextButton = useRef<HTMLButtonElement>(null);
	const { label, next, refuse, who, typed, kept } = steps[step];
	const requests = sheetRows(demo, step, quantity);

	function go(to: RequestStep) {
		setStep(to);
		if (to === "row") setQuantity(own.quantity);
		// The button that refuses disappears, and must not take the focus with it.
		nextButton.current?.focus();
	}

	return (
		<>
			<link rel="stylesheet" href={card} precedence="demo" />
			<link rel="stylesheet" href={sheet} precedence="demo" />
			<div className="demo-card one-row">
				<div className="control">
					<p>
						<span>{legend}</span>
						<strong>{label}</strong>
					</p>
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
				<div className="scene">
					<OneRowScene requests={requests} step={step} />
					<OneRowViews demo={demo} requests={requests} step={step} onQuantity={setQuantity} />
				</div>
				<Results
					rows={[
						[terms.who, who],
						[terms.typed, typed],
						[terms.kept, kept],
					]}
				/>
			</div>
		</>
	);
}
