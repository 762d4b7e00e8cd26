import { type BoxLayer, boxLayers } from "#content/demos/states.ts";
import type { Token } from "#content/demos/token/token.ts";

export type BoxSceneProps = Pick<Token, "stack" | "layers"> & {
	request: Token["requests"][number];
};

/** From the top of a layer to the top of the next. */
const STEP = 92;

/** Lays a drawing on a floor that is seen from a corner above. */
const FLOOR = "matrix(1 0.44 -1 0.44 0 0)";

/** What lies on each layer, around the slot for the request. */
const marks: Record<BoxLayer, string> = {
	gate: "M17 60a43 43 0 0 1 86 0 43 43 0 0 1-86 0",
	roles: "M22 100h.1M98 22h.1M98 98h.1",
	rules: "",
	data: "M22 20h56M99 20h.1M20 60h.1M22 100h30M74 100h24M100 60h.1",
};

/**
 * The application as its layers, pulled apart. The request is the vermilion piece: the style sheet moves
 * it to the layer at which it ends, and moves that layer out of the stack. Hidden from screen readers,
 * because the result says the same.
 */
export function BoxScene({ stack, layers, request }: BoxSceneProps) {
	return (
		<div className="scene" data-at={request.layer} aria-hidden>
			<p>{stack}</p>
			<div className="stack">
				<svg viewBox="-108 -10 250 410" aria-hidden="true">
					{/* From the bottom: an upper layer covers the back of the one below it. */}
					{boxLayers.toReversed().map((layer, index) => (
						<g key={layer} transform={`translate(0 ${(boxLayers.length - 1 - index) * STEP})`}>
							<g className={`layer ${layer}`}>
								<path className="side" d="M-103 53v14h206V53z" />
								<Slab className="side" size={120} corner={28} down={14} />
								<Slab className="top" size={120} corner={28} />
								<g transform={FLOOR}>
									<path className="mark" d={marks[layer]} />
									<rect className="slot" x="38" y="38" width="44" height="44" rx="12" />
								</g>
							</g>
						</g>
					))}
					<g className="piece">
						<path className="side" d="M-37 38v15h74V38z" />
						<Slab className="side" size={44} corner={12} down={34} />
						<Slab size={44} corner={12} down={19} />
					</g>
				</svg>
				<ol>
					{request.stations.map(({ layer, reads, verdict, says }) => (
						<li key={layer} data-verdict={verdict}>
							<span>{layers[layer].name}</span>
							<small>{layers[layer].owner}</small>
							<code>{reads}</code>
							<strong>{says}</strong>
						</li>
					))}
				</ol>
			</div>
		</div>
	);
}

type SlabProps = {
	className?: string;
	/** Of an edge, before the floor foreshortens it. */
	size: number;
	corner: number;
	/** How far below the top of its piece it lies. */
	down?: number;
};

/** A square with round corners that lies flat. */
function Slab({ className, size, corner, down = 0 }: SlabProps) {
	return (
		<rect
			className={className}
			width={size}
			height={size}
			rx={corner}
			transform={`translate(0 ${down}) ${FLOOR}`}
		/>
	);
}
