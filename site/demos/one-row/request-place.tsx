import { type CSSProperties, useId } from "react";
import { Range } from "../stage/stage.tsx";
import {
	amountOf,
	MAX_QUANTITY,
	moneyOf,
	type OneRow,
	type Request,
	type RequestStep,
	totals,
} from "./model.ts";
import styles from "./one-row.module.css";

type ReportProps = { demo: OneRow; requests: readonly Request[] };
type RequestPlaceProps = ReportProps & { step: RequestStep; onQuantity(quantity: number): void };

/** What a place makes of the row above it: a quantity to change, a sum to decide on, or bars. */
export function RequestPlace({ demo, requests, step, onQuantity }: RequestPlaceProps) {
	const quantityId = useId();
	const own = requests.find((request) => request.own);
	if (!own || step === "row") return null;
	if (step === "report") return <Report demo={demo} requests={requests} />;
	const { decision } = demo.steps[step];
	return (
		<div className={styles.field}>
			{decision && <p className={styles.decision}>{decision}</p>}
			<p className={styles.value}>
				{step === "approval" ? (
					<b>{moneyOf(demo, amountOf(own))}</b>
				) : (
					<>
						<span id={quantityId}>{demo.columns.quantity}</span>{" "}
						<b>{`${own.quantity} × ${moneyOf(demo, own.price)}`}</b>
					</>
				)}
			</p>
			<div>
				<div className={styles.pieces} aria-hidden>
					{Array.from({ length: MAX_QUANTITY }, (_, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place.
						<i key={at} data-own={at < own.quantity} />
					))}
				</div>
				{step !== "approval" && (
					<Range
						aria-labelledby={quantityId}
						min={1}
						max={MAX_QUANTITY}
						value={own.quantity}
						onChange={onQuantity}
					/>
				)}
			</div>
		</div>
	);
}

/** The rows of all requests on end, by state and to one scale. */
function Report({ demo, requests }: ReportProps) {
	const sums = totals(requests).filter(({ total }) => total > 0);
	const all = sums.reduce((sum, { total }) => sum + total, 0);
	const most = Math.max(...sums.map(({ total }) => total));
	return (
		<ul className={styles.report}>
			{sums.map(({ state, total }) => {
				const inState = requests.filter((request) => request.state === state);
				return (
					<li key={state}>
						{demo.states[state]} <b>{moneyOf(demo, total)}</b>
						<div
							className={styles.bar}
							aria-hidden
							style={{ "--sum": total / most } as CSSProperties}
						>
							{inState.map((request) => (
								<i
									key={request.item}
									data-own={request.own}
									style={{ flexGrow: amountOf(request) }}
								/>
							))}
						</div>
						<div className={styles.names}>
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
