import type { BoxLayer } from "#content/demos/states.ts";
import type { Verdict } from "#content/demos/token/check-request.ts";
import { Piece, Solid } from "./solid.tsx";
import { Store } from "./store.tsx";

type Gate = Exclude<BoxLayer, "data">;

/** How high the request stands on a layer. */
const heights: Record<BoxLayer, number> = { gate: 15, roles: 15, rules: 15, data: 26 };

/** A key, people and a rule. */
const marks: Record<Gate, string> = {
	gate: "M27 72a6 6 0 1 1-12 0 6 6 0 1 1 12 0h35v6M51 72v4",
	roles: "M22 73h.1M42 73h.1M62 73h.1",
	rules: "M20 73h44",
};

/**
 * A layer, and the request if it ends here. The checks are plates with a hatch, of which the style
 * sheet slides the leaves aside if it lets the request pass.
 */
export function BoxLayerDrawing(props: { layer: BoxLayer; verdict: Verdict; isEnd: boolean }) {
	const { layer, verdict, isEnd } = props;
	return (
		<svg
			viewBox="-80 -14 160 94"
			className={layer}
			data-verdict={verdict}
			data-end={isEnd}
			aria-hidden="true"
		>
			{layer === "data" ? <Store /> : <Hatch mark={marks[layer]} />}
			{isEnd && (
				<g transform={`translate(0 ${-heights[layer]})`}>
					<Piece />
				</g>
			)}
		</svg>
	);
}

const leaves = [
	{ name: "left", outline: "M22 22h20v40H22z", ends: [-40, 37, 20, 28.2] },
	{ name: "right", outline: "M42 22h20v40H42z", ends: [-20, 45.8, 40, 37] },
] as const;

function Hatch({ mark }: { mark: string }) {
	return (
		<>
			<Solid
				outline="M20 0h44a20 20 0 0 1 20 20v44a20 20 0 0 1-20 20H20A20 20 0 0 1 0 64V20A20 20 0 0 1 20 0z"
				ends={[-72.3, 37, 72.3, 37]}
				height={11}
				mark={mark}
			/>
			<path className="hole" d="m0 8.4 40 17.6-40 17.6L-40 26z" />
			<path className="way" d="M0-14v56" />
			<g transform="translate(0 -11)">
				{leaves.map(({ name, ...leaf }) => (
					<Solid key={name} className={`leaf ${name}`} height={4} {...leaf} />
				))}
			</g>
		</>
	);
}
