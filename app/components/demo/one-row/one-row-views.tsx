import { type ReactNode, useId } from "react";
import { moneyOf, type OneRow } from "#content/demos/one-row/one-row.ts";
import {
	amountOf,
	MAX_QUANTITY,
	mayChangeQuantity,
	type Request,
	totals,
} from "#content/demos/one-row/one-row-requests.ts";
import type { RequestStep } from "#content/demos/states.ts";
import { filledTo } from "../filled-to.ts";

export type OneRowViewsProps = {
	demo: OneRow;
	requests: readonly Request[];
	step: RequestStep;
	onQuantity(quantity: number): void;
};

/** The same request four times: in the sheet, in its form, at its approval and in the report. */
export function OneRowViews(props: OneRowViewsProps) {
	const { demo, requests, step } = props;
	const own = requests.find((request) => request.own);
	if (!own) return null;
	const { stations } = demo;
	return (
		<ul>
			<View title={stations.row} current={step === "row"}>
				<Sheet {...props} />
			</View>
			<View title={stations.form} current={mayChangeQuantity(step)}>
				<Form {...props} own={own} />
			</View>
			<View title={stations.approval} current={step === "approval"}>
				<p className="large">{moneyOf(demo, amountOf(own))}</p>
				<p>
					{own.item}: {own.quantity} × {moneyOf(demo, own.price)}
				</p>
				<p className="decision">{demo.steps[step].decision}</p>
			</View>
			<View title={stations.report} current={step === "report"}>
				<Report {...props} />
			</View>
		</ul>
	);
}

function View({ title, current, children }: ViewProps) {
	return (
		<li aria-current={current ? "step" : undefined}>
			<h3>{title}</h3>
			{children}
		</li>
	);
}
type ViewProps = { title: string; current: boolean; children: ReactNode };

function Sheet({ demo, requests }: OneRowViewsProps) {
	const { columns, states } = demo;
	return (
		<table>
			<thead>
				<tr>
					<th scope="col">{columns.item}</th>
					<th scope="col">{columns.quantity}</th>
					<th scope="col">{columns.amount}</th>
					<th scope="col">{columns.state}</th>
				</tr>
			</thead>
			<tbody>
				{requests.map((request) => (
					<tr key={request.item} data-own={request.own}>
						<th scope="row">{request.item}</th>
						<td>{request.quantity}</td>
						<td>{moneyOf(demo, amountOf(request))}</td>
						<td>{states[request.state]}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Form({ demo, own, step, onQuantity }: OneRowViewsProps & { own: Request }) {
	const id = useId();
	const { fields } = demo;
	return (
		<>
			<p className="line">
				{fields.item} <b>{own.item}</b>
			</p>
			<p className="line">
				{fields.price} <b>{moneyOf(demo, own.price)}</b>
			</p>
			<div className="line">
				<label htmlFor={id}>{fields.quantity}</label> <b aria-hidden>{own.quantity}</b>
				<input
					id={id}
					className="range"
					type="range"
					min={1}
					max={MAX_QUANTITY}
					value={own.quantity}
					style={filledTo((own.quantity - 1) / (MAX_QUANTITY - 1))}
					disabled={!mayChangeQuantity(step)}
					onChange={({ target }) => onQuantity(target.valueAsNumber)}
				/>
			</div>
		</>
	);
}

function Report({ demo, requests }: OneRowViewsProps) {
	const sums = totals(requests);
	const all = sums.reduce((sum, { total }) => sum + total, 0);
	return (
		<>
			{sums.map(({ state, total }) => (
				<p key={state} className="line">
					{demo.states[state]} <b>{moneyOf(demo, total)}</b>
				</p>
			))}
			<p className="line all">
				{demo.fields.all} <b>{moneyOf(demo, all)}</b>
			</p>
		</>
	);
}
