import type { BoxLayer } from "#content/demos/states.ts";
import type { Verdict } from "#content/demos/token/check-request.ts";
import { FLOOR, Piece, Solid } from "./solid.tsx";

const HEIGHT = 11;

/** What is drawn on the two halves of a layer that opens. */
const marks: Record<Exclude<BoxLayer, "data">, readonly [back: string, front: string]> = {
	gate: ["M30 12A32 32 0 0 0 30 72", "M54 12A32 32 0 0 1 54 72"],
	roles: ["M20 20h.1M20 64h.1", "M64 20h.1M64 64h.1"],
	rules: ["M16 20v44", "M68 20v44"],
};

/**
 * A layer with the way of a request. The style sheet draws its halves apart if it lets the request
 * pass; the way lies before the one and behind the other.
 */
export function BoxLayerDrawing({ layer, verdict }: { layer: BoxLayer; verdict: Verdict }) {
	return (
		<svg viewBox="-104 -4 208 104" className={layer} data-verdict={verdict} aria-hidden="true">
			<g transform="translate(0 21)">
				{layer === "data" ? (
					<Store />
				) : (
					<>
						<path className="way below" d="M0 70v60" />
						<Solid
							className="back"
							outline="M42 0v84H20A20 20 0 0 1 0 64V20A20 20 0 0 1 20 0z"
							ends={[-72.3, 37, 42, 18.5]}
							height={HEIGHT}
							mark={marks[layer][0]}
						/>
						<path className="way" d="M0-26v66" />
						<Solid
							className="front"
							outline="M42 0h22a20 20 0 0 1 20 20v44a20 20 0 0 1-20 20H42z"
							ends={[-42, 55.4, 72.3, 37]}
							height={HEIGHT}
							mark={marks[layer][1]}
						/>
					</>
				)}
				{verdict === "stopped" && (
					<g transform={`translate(0 ${-HEIGHT})`}>
						<path className="way" d="M0-15v40" />
						<Piece />
					</g>
				)}
			</g>
		</svg>
	);
}

/** The lowest layer, with the record that is asked for. */
function Store() {
	return (
		<>
			<Solid
				className="store"
				outline="M20 0h44a20 20 0 0 1 20 20v44a20 20 0 0 1-20 20H20A20 20 0 0 1 0 64V20A20 20 0 0 1 20 0z"
				ends={[-72.3, 37, 72.3, 37]}
				height={HEIGHT}
				mark="M18 14h30M66 14h.1M14 42h.1M70 42h.1M18 70h.1M36 70h30"
			/>
			<g transform={`translate(0 ${-HEIGHT}) ${FLOOR}`}>
				<rect className="slot" x="27" y="25" width="30" height="34" rx="6" />
			</g>
			<path className="way" d="M0-26v50" />
		</>
	);
}
