import type { OneRow } from "#content/demos/one-row/one-row.ts";
import {
	hasChanged,
	type Request,
	type RequestField,
	requestFields,
} from "#content/demos/one-row/one-row-requests.ts";
import type { RequestStep } from "#content/demos/states.ts";
import { valuesOf } from "./request-values.ts";

export type RequestSheetProps = { demo: OneRow; requests: readonly Request[]; step: RequestStep };

/** The sheet with all requests. The row that the visitor moves on stays in it, and changes with it. */
export function RequestSheet({ demo, requests, step }: RequestSheetProps) {
	const isMarked = ({ own, quantity }: Request, field: RequestField) =>
		own && hasChanged(step, field, quantity !== demo.own.quantity);
	return (
		<table>
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
				{requests.map((request) => {
					const { item, ...values } = valuesOf(demo, request);
					return (
						<tr key={item} data-own={request.own}>
							<th scope="row">{item}</th>
							{(["quantity", "amount", "state"] as const).map((field) => (
								<td key={field}>
									<span data-changed={isMarked(request, field)}>{values[field]}</span>
								</td>
							))}
						</tr>
					);
				})}
			</tbody>
		</table>
	);
}
