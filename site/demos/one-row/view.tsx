import { type CSSProperties, type ReactNode, useRef, useState } from "react";
import { Card, More, Results, StatePictures, Steady } from "../stage/stage.tsx";
import {
	amountOf,
	mayChange,
	moneyOf,
	type OneRow,
	type Request,
	type RequestStep,
	requestFields,
	requestSteps,
	sheetRows,
} from "./model.ts";
import styles from "./one-row.module.css";
import { RequestPlace } from "./request-place.tsx";

/** A request that the visitor takes from its row through a form and an approval to the report. */
export function View({ demo, start }: { demo: OneRow; start: number }) {
	const { own, steps, terms } = demo;
	const [step, setStep] = useState<RequestStep>(requestSteps[start] ?? "row");
	const [quantity, setQuantity] = useState(own.quantity);
	const nextButton = useRef<HTMLButtonElement>(null);
	const { next, refuse } = steps[step];
	const shown = { demo, step, requests: sheetRows(demo, step, quantity) };
	/** The text of the step, in the room of the longest. */
	const steady = (key: "label" | "who" | "kept") => (
		<Steady others={requestSteps.map((one) => steps[one][key])}>{steps[step][key]}</Steady>
	);

	function go(to: RequestStep) {
		setStep(to);
		if (to === "row") setQuantity(own.quantity);
		// The button that refuses disappears, and must not take the focus with it.
		nextButton.current?.focus();
	}

	return (
		<Card
			className={styles.card}
			style={{ "--station": stations.indexOf(stationOf(step)) } as CSSProperties}
		>
			<RequestWay demo={demo} step={step} />
			<div className={styles.near}>
				<div className={styles.place}>
					<RequestTable {...shown}>{steady("label")}</RequestTable>
					<RequestPlace {...shown} onQuantity={setQuantity} />
					<div className={styles.actions}>
						<button type="button" ref={nextButton} onClick={() => go(next.to)}>
							{next.label}
						</button>
						{refuse && (
							<button type="button" className={styles.refuse} onClick={() => go(refuse.to)}>
								{refuse.label}
							</button>
						)}
					</div>
				</div>
				<Results className={styles.results} rows={[[terms.who, steady("who")]]} />
			</div>
			<More rows={[[terms.kept, steady("kept")]]} />
		</Card>
	);
}

const stations = ["row", "form", "approval", "report"] as const;
const models = { row: "sheet", form: "form", approval: "approval", report: "report" };
const stationOf = (step: RequestStep) => (step === "back" ? "form" : step);

/** The way of the request: four models on one path. The vermilion row is in the model where it is now. */
const RequestWay = ({ demo, step }: { demo: OneRow; step: RequestStep }) => (
	<ol className={styles.way} aria-label={demo.legend}>
		{stations.map((station) => {
			const isHere = station === stationOf(step);
			const name = `one-row-${models[station]}`;
			return (
				<li key={station} aria-current={isHere ? "step" : undefined}>
					<div className={styles.model}>
						<StatePictures
							className={styles.states}
							names={[name, `${name}-now`]}
							shown={isHere ? `${name}-now` : name}
							sizes="300px"
						/>
					</div>
					{demo.stations[station]}
				</li>
			);
		})}
	</ol>
);

type RequestTableProps = {
	demo: OneRow;
	requests: readonly Request[];
	step: RequestStep;
	children: ReactNode;
};

/**
 * The visitor's row, in every place the same piece. In the sheet it is among the others; its fields that may
 * be changed at this step are white.
 */
const RequestTable = ({ demo, requests, step, children }: RequestTableProps) => (
	<table className={styles.table}>
		<caption aria-live="polite">{children}</caption>
		<thead>
			<tr>
				{requestFields.map((field) => (
					<th key={field} scope="col">
						{demo.columns[field]}
					</th>
				))}
			</tr>
		</thead>
		<tbody>
			{requests
				.filter(({ own }) => own || step === "row")
				.map((request) => {
					const { item, quantity, own, state } = request;
					const amount = moneyOf(demo, amountOf(request));
					const cells = { item, quantity, amount, state: demo.states[state] };
					return (
						// The key lets the visitor's row come out of the model of each step.
						<tr key={own ? step : item} data-own={own}>
							{requestFields.map((field) => {
								const Cell = field === "item" ? "th" : "td";
								return (
									<Cell
										key={field}
										scope={field === "item" ? "row" : undefined}
										data-open={own ? mayChange(step, field) : undefined}
									>
										<span>{cells[field]}</span>
									</Cell>
								);
							})}
						</tr>
					);
				})}
		</tbody>
	</table>
);
