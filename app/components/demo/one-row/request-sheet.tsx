import type { OneRow } from "#content/demos/one-row/one-row.ts";
import { type Request, requestFields } from "#content/demos/one-row/one-row-requests.ts";
import type { RequestStep } from "#content/demos/states.ts";
import { valuesOf } from "./request-values.ts";

export type RequestSheetProps = { demo: OneRow; requests: readonly Request[]; step: RequestStep };

/** The sheet with all requests. The row that the visitor moves on stays in it, and changes with it. */
export function RequestSheet({ demo, requests }: Omit<RequestSheetProps, "step">) {
	return (
		<table>
			<caption>{demo.fields.sheet}</caption>
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
					const { item, quantity, amount, state } = valuesOf(demo, request);
					return (
						<tr key={item} data-own={request.own}>
							<th scope="row">{item}</th>
							<td>{quantity}</td>
							<td>{amount}</td>
							<td>{state}</td>
						</tr>
					);
				})}
			</tbody>
		</table>
	);
}
