import { type CSSProperties, useId } from "react";
import { moneyOf } from "#content/demos/one-row/one-row.ts";
import {
	amountOf,
	MAX_QUANTITY,
	mayChange,
	requestFields,
	totals,
} from "#content/demos/one-row/one-row-requests.ts";
import { filledTo } from "../filled-to.ts";
import type { RequestSheetProps } from "./request-sheet.tsx";
import { valuesOf } from "./request-values.ts";

export type RecordCardProps = RequestSheetProps & { onQuantity(quantity: number): void };

/**
 * The record as it looks to the person at this step: the same four fields, of which those that may be
 * changed have an edge, or the sums of the report.
 */
export function RecordCard({ demo, requests, step, onQuantity }: RecordCardProps) {
	const quantityId = useId();
	const own = requests.find((request) => request.own);
	if (!own) return null;
	if (step === "report") return <Report demo={demo} requests={requests} own={amountOf(own)} />;
	const values = valuesOf(demo, own);
	const { decision } = demo.steps[step];
	return (
		<ul className="fields">
			{requestFields.map((field) => (
				<li key={field} data-field={field} data-open={mayChange(step, field)}>
					<span id={field === "quantity" ? quantityId : undefined}>{demo.columns[field]}</span>{" "}
					<b>{values[field]}</b>
					{field === "quantity" && <small>× {moneyOf(demo, own.price)}</small>}
					{field === "quantity" && step !== "row" && mayChange(step, field) && (
						<input
							className="range"
							type="range"
							aria-labelledby={quantityId}
							min={1}
							max={MAX_QUANTITY}
							value={own.quantity}
							style={filledTo((own.quantity - 1) / (MAX_QUANTITY - 1))}
							onChange={({ target }) => onQuantity(target.valueAsNumber)}
						/>
					)}
					{field === "state" && decision && <small>{decision}</small>}
				</li>
			))}
		</ul>
	);
}

type ReportProps = Pick<RecordCardProps, "demo" | "requests"> & { own: number };

/** The sums of all requests, as bars to one scale. The visitor's own is the end of the approved one. */
function Report({ demo, requests, own }: ReportProps) {
	const sums = totals(requests);
	const all = sums.reduce((sum, { total }) => sum + total, 0);
	const most = Math.max(...sums.map(({ total }) => total));
	return (
		<ul className="report">
			{sums.map(({ state, total }) => (
				<li key={state}>
					{demo.states[state]} <b>{moneyOf(demo, total)}</b>
					<i
						aria-hidden
						style={
							{
								"--sum": total / most,
								"--own": state === "approved" ? own / total : 0,
							} as CSSProperties
						}
					/>
				</li>
			))}
			<li>
				{demo.fields.all} <b>{moneyOf(demo, all)}</b>
			</li>
		</ul>
	);
}
