import {
	amountOf,
	MAX_QUANTITY,
	OWN_ROW,
	type Request,
	totals,
} from "#content/demos/one-row/one-row-requests.ts";
import type { RequestStep } from "#content/demos/states.ts";

export type OneRowSceneProps = { requests: readonly Request[]; step: RequestStep };

const FLOOR = 176;
const rowTop = (row: number) => 24 + row * 32;
const columnLeft = (column: number) => 687 + column * 44;

/**
 * A sheet, a form, a gate and a chart as pieces of the kit. The request is the vermilion piece: a row
 * of the sheet, a field of the form, the one at the gate, the top of a column.
 */
export function OneRowScene({ requests, step }: OneRowSceneProps) {
	const others = requests.filter(({ own }) => !own);
	const own = requests.find((request) => request.own);
	const amount = own ? amountOf(own) : 0;
	const most =
		Math.max(...totals(others).map(({ total }) => total)) + (own?.price ?? 0) * MAX_QUANTITY;
	const heightOf = (sum: number) => (sum / most) * (FLOOR - 24);
	// The vermilion piece stands on the column of what was approved before.
	const columns = totals(step === "report" ? others : requests).map(({ state, total }) => ({
		state,
		height: total === 0 ? 0 : Math.max(heightOf(total), 6),
	}));
	const piece = {
		row: { x: 30, y: rowTop(OWN_ROW), width: 160, height: 24, rx: 8 },
		form: { x: 284, y: 114, width: 92, height: 38, rx: 14 },
		approval: { x: 522, y: FLOOR - 56, width: 56, height: 56, rx: 28 },
		report: {
			x: columnLeft(columns.length - 1),
			y: FLOOR - (columns.at(-1)?.height ?? 0) - heightOf(amount) - 4,
			width: 36,
			height: heightOf(amount),
			rx: 8,
		},
	};
	return (
		<svg viewBox="0 14 880 176" aria-hidden="true">
			<path className="rail" d="M30 186H850" />
			{requests.map(({ item, own }, row) => (
				<rect
					key={item}
					className={own ? "third" : undefined}
					x="30"
					y={rowTop(row)}
					width="160"
					height="24"
					rx="8"
				/>
			))}
			<path className="slit" d="M100 20v160M146 20v160" />
			<rect className="second" x="262" y="24" width="136" height="152" rx="28" />
			<path className="light" d="M292 46h76a8 8 0 0 1 0 22h-76a8 8 0 0 1 0-22" />
			<path className="light" d="M292 80h76a8 8 0 0 1 0 22h-76a8 8 0 0 1 0-22" />
			<path d="M468 176v-70a82 82 0 0 1 164 0v70h-40v-70a42 42 0 0 0-84 0v70z" />
			{columns.map(({ state, height }, column) => (
				<rect
					key={state}
					className={state === "approved" ? undefined : "third"}
					x={columnLeft(column)}
					y={FLOOR - height}
					width="36"
					height={height}
					rx="8"
				/>
			))}
			<rect className="request" {...piece[step === "back" ? "form" : step]} />
		</svg>
	);
}
