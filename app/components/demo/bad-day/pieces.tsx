import type { ReactNode } from "react";

/** The pieces of the drawings, for a view box of 140 by 124. Some take what stands in them. */

type At = { x: number; y: number };

/** What is asked for or answered. */
export function Sheet({ x, y }: At) {
	return (
		<g transform={`translate(${x} ${y})`}>
			<rect className="piece blue" x="-19" y="-24" width="38" height="48" rx="8" />
			<path className="mark" d="M-9-10H9M-9 1H9M-9 12H0" />
		</g>
	);
}

/** An answer that is torn off. */
export function HalfSheet({ x, y }: At) {
	return (
		<g transform={`translate(${x} ${y}) rotate(-8)`}>
			<path
				className="piece hot"
				d="M-22-20a8 8 0 0 1 8-8h28a8 8 0 0 1 8 8V6L11 17 0 6l-11 11L-22 6z"
			/>
			<path className="mark" d="M-11-15H11M-11-4H11" />
		</g>
	);
}

/** A window on a screen. */
export function AppWindow({ children }: { children: ReactNode }) {
	return (
		<>
			<rect className="piece dark" x="6" y="8" width="128" height="104" rx="18" />
			<rect className="light" x="17" y="31" width="106" height="70" rx="9" />
			<path className="mark dots" d="M24 20h.1M38 20h.1M52 20h.1" />
			{children}
		</>
	);
}

/** A counter that others run, with its shutter open or closed. */
export function Counter({ isClosed, children }: { isClosed?: boolean; children?: ReactNode }) {
	return (
		<g className={isClosed ? "closed" : ""}>
			<rect className="piece pale" x="16" y="34" width="108" height="78" rx="8" />
			<rect className="inside" x="32" y="48" width="76" height="64" />
			{isClosed && (
				<>
					<rect className="shutter" x="32" y="48" width="76" height="64" />
					<path className="mark" d="M32 64H108M32 80H108M32 96H108" />
				</>
			)}
			{children}
			<path
				className="piece awning"
				d="M25 6h90a8 8 0 0 1 8 6l9 30a5 5 0 0 1-5 6H13a5 5 0 0 1-5-6l9-30a8 8 0 0 1 8-6z"
			/>
			<path className="mark" d="M46 14 40 40M70 14V40M94 14l6 26" />
		</g>
	);
}

/** Drawers, of which the upper one is open and has a sheet in it. */
export function Cabinet() {
	return (
		<>
			<rect className="piece dark" x="18" y="6" width="104" height="106" rx="16" />
			<rect className="light" x="30" y="18" width="80" height="46" rx="8" />
			<rect className="light" x="30" y="88" width="80" height="14" rx="5" />
			<Sheet x={70} y={46} />
			<rect className="piece pale" x="22" y="54" width="96" height="26" rx="8" />
			<path className="knob" d="M60 67H80" />
		</>
	);
}

/** A person who is told. */
export function Peg({ x, y, size = 1 }: At & { size?: number }) {
	return (
		<g className="peg" transform={`translate(${x} ${y}) scale(${size})`}>
			<path className="piece" d="M-17 0v-26a17 17 0 0 1 34 0V0a5 5 0 0 1-5 5h-24a5 5 0 0 1-5-5z" />
			<circle className="piece" cy="-57" r="15" />
		</g>
	);
}

/** What a check has found. */
export function Badge({ isRefusal }: { isRefusal?: boolean }) {
	return (
		<g transform="translate(112 88)">
			<circle className={`piece ${isRefusal ? "hot" : "blue"}`} r="22" />
			<path className="mark" d={isRefusal ? "m-8-8 16 16m0-16-16 16" : "m-10 0 7 8L10-8"} />
		</g>
	);
}

/** How long nobody has answered. */
export function Clock() {
	return (
		<>
			<circle className="piece hot" cx="70" cy="80" r="25" />
			<path className="mark" d="M70 80V65M70 80l9 6" />
		</>
	);
}
