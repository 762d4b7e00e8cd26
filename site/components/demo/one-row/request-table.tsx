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
 * The visitor's row, in every place the same piece. In the sheet it is among the others; its fields that may
 * be changed at this step are white.
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
						const cells = {
							item,
							quantity,
							amount: moneyOf(demo, amountOf(request)),
							state: demo.states[state],
						};
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
}
