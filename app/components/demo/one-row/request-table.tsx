import type { ReactNode } from "react";
import type { OneRow } from "#content/demos/one-row/one-row.ts";
import { moneyOf } from "#content/demos/one-row/one-row.ts";
import {
	amountOf,
	mayChange,
	type Request,
	requestFields,
} from "#content/demos/one-row/one-row-requests.ts";
import type { RequestStep } from "#content/demos/states.ts";

export type RequestTableProps = { demo: OneRow; requests: readonly Request[]; step: RequestStep };

/**
 * The visitor's row, in every place the same. In the sheet it is among the others; its fields that may be
 * changed at this step have an edge.
 */
export function RequestTable({
	demo,
	requests,
	step,
	children,
}: RequestTableProps & { children: ReactNode }) {
	return (
		<table>
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
						const open = (field: (typeof requestFields)[number]) =>
							own ? mayChange(step, field) : undefined;
						return (
							<tr key={item} data-own={own}>
								<th scope="row" data-open={open("item")}>
									{item}
								</th>
								<td data-open={open("quantity")}>{quantity}</td>
								<td data-open={open("amount")}>{moneyOf(demo, amountOf(request))}</td>
								<td data-open={open("state")}>{demo.states[state]}</td>
							</tr>
						);
					})}
			</tbody>
		</table>
	);
}
