import { type CSSProperties, useId } from "react";
import { moneyOf } from "#content/demos/one-row/one-row.ts";
import {
	amountOf,
	hasChanged,
	MAX_QUANTITY,
	mayChange,
	type Request,
	requestFields,
	totals,
} from "#content/demos/one-row/one-row-requests.ts";
import { filledTo } from "../filled-to.ts";
import type { RequestSheetProps } from "./request-sheet.tsx";
import { valuesOf } from "./request-values.ts";

export type RecordCardProps = RequestSheetProps & { onQuantity(quantity: number): void };

/**
 * The record: the same four fields at each step. Those that may be changed are open, what has changed
 * is marked, and below them is what the step adds: a form, a decision or the sums of the report.
 */
export function RecordCard({ demo, requests, step, onQuantity }: RecordCardProps) {
	const own = requests.find((request) => request.own);
	if (!own) return null;
	const values = valuesOf(demo, own);
	const isNew = own.quantity !== demo.own.quantity;
	const { who, decision } = demo.steps[step];
	return (
		<>
			<ul className="fields">
				{requestFields.map((field) => (
					<li
						key={field}
						data-open={mayChange(step, field)}
						data-changed={hasChanged(step, field, isNew)}
					>
						<span>{demo.columns[field]}</span> <b>{values[field]}</b>
					</li>
				))}
			</ul>
			<p className="who" aria-live="polite">
				<span>{demo.terms.who}</span> {who}
			</p>
			{decision && <p className="decision">{decision}</p>}
			{step !== "row" && mayChange(step, "quantity") && (
				<Form demo={demo} own={own} onQuantity={onQuantity} />
			)}
			{step === "report" && <Report demo={demo} requests={requests} own={amountOf(own)} />}
		</>
	);
}

type FormProps = Pick<RecordCardProps, "demo" | "onQuantity"> & { own: Request };

/** What the person who asks may change. */
function Form({ demo, own, onQuantity }: FormProps) {
	const id = useId();
	const { fields } = demo;
	return (
		<div className="form">
			<label htmlFor={id}>{fields.quantity}</label>
			<b aria-hidden>
				{own.quantity} × {moneyOf(demo, own.price)}
			</b>
			<input
				id={id}
				className="range"
				type="range"
				min={1}
				max={MAX_QUANTITY}
				value={own.quantity}
				style={filledTo((own.quantity - 1) / (MAX_QUANTITY - 1))}
				onChange={({ target }) => onQuantity(target.valueAsNumber)}
			/>
		</div>
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
