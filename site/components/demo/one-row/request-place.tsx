import { type CSSProperties, useId } from "react";
import { moneyOf } from "#content/demos/one-row/one-row.ts";
import { amountOf, MAX_QUANTITY, totals } from "#content/demos/one-row/one-row-requests.ts";
import { filledTo } from "../filled-to.ts";
import type { RequestTableProps } from "./request-table.tsx";

export type RequestPlaceProps = RequestTableProps & { onQuantity(quantity: number): void };

/** What a place makes of the row above it: a quantity to change, a sum to decide on, or bars. */
export function RequestPlace({ demo, requests, step, onQuantity }: RequestPlaceProps) {
	const quantityId = useId();
	const own = requests.find((request) => request.own);
	if (!own || step === "row") return null;
	if (step === "report") return <Report demo={demo} requests={requests} />;
	const { decision } = demo.steps[step];
	return (
		<div className="field">
			{decision && <p className="decision">{decision}</p>}
			<p className="value">
				{step === "approval" ? (
					<b>{moneyOf(demo, amountOf(own))}</b>
				) : (
					<>
						<span id={quantityId}>{demo.columns.quantity}</span>{" "}
						<b>
							{own.quantity} × {moneyOf(demo, own.price)}
						</b>
					</>
				)}
			</p>
			<div>
				<div className="pieces" aria-hidden>
					{Array.from({ length: MAX_QUANTITY }, (_, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place.
						<i key={at} data-own={at < own.quantity} />
					))}
				</div>
				{step !== "approval" && (
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
			</div>
		</div>
	);
}

/** The rows of all requests on end, by state and to one scale. */
function Report({ demo, requests }: Pick<RequestPlaceProps, "demo" | "requests">) {
	const sums = totals(requests).filter(({ total }) => total > 0);
	const all = sums.reduce((sum, { total }) => sum + total, 0);
	const most = Math.max(...sums.map(({ total }) => total));
	return (
		<ul className="report">
			{sums.map(({ state, total }) => {
				const inState = requests.filter((request) => request.state === state);
				return (
					<li key={state}>
						{demo.states[state]} <b>{moneyOf(demo, total)}</b>
						<div className="bar" aria-hidden style={{ "--sum": total / most } as CSSProperties}>
							{inState.map((request) => (
								<i
									key={request.item}
									data-own={request.own}
									style={{ flexGrow: amountOf(request) }}
								/>
							))}
						</div>
						<div className="names">
							{inState.map(({ item, own }) => (
								<span key={item} data-own={own}>
									{item}
								</span>
							))}
						</div>
					</li>
				);
			})}
			<li>
				{demo.all} <b>{moneyOf(demo, all)}</b>
			</li>
		</ul>
	);
}
