export type SolidProps = {
	className?: string;
	/** Its top in the plane of the floor, as the content of a path. */
	outline: string;
	/** The outermost points of its top on the screen: left x and y, right x and y. */
	ends: readonly [number, number, number, number];
	/** How high it stands on the floor. */
	height: number;
	/** What is drawn on it, as the content of a path. */
	mark?: string;
};

/** Lays a drawing on a floor that is seen from a corner above. */
const FLOOR = "matrix(1 0.44 -1 0.44 0 0)";

/** A flat piece that lies on the floor. */
export function Solid({ className, outline, ends, height, mark }: SolidProps) {
	const [left, leftY, right, rightY] = ends;
	return (
		<g className={className}>
			<path className="side" d={outline} transform={FLOOR} />
			<path
				className="side"
				d={`M${left} ${leftY}v${-height}L${right} ${rightY - height}v${height}z`}
			/>
			<g transform={`translate(0 ${-height}) ${FLOOR}`}>
				<path className="top" d={outline} />
				{mark && <path className="mark" d={mark} />}
			</g>
		</g>
	);
}

/** The request: the piece in the middle of a layer. */
export function Piece() {
	return (
		<Solid
			className="piece"
			outline="M35 27h14a8 8 0 0 1 8 8v14a8 8 0 0 1-8 8H35a8 8 0 0 1-8-8V35a8 8 0 0 1 8-8z"
			ends={[-25.3, 37, 25.3, 37]}
			height={22}
		/>
	);
}
