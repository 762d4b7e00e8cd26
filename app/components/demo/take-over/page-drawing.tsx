import type { ReactNode } from "react";

/** One for each page of the report, in their order. What was found to be wrong is vermilion. */
const drawings: ReactNode[] = [
	<>
		<path className="line" d="M92 64h56M188 64h46" />
		<rect className="ultra" y="16" width="96" height="96" rx="20" />
		<path className="paper" d="M22 40h52M22 62h28M22 84h40" />
		<rect className="sky" x="138" y="16" width="66" height="28" rx="14" />
		<rect className="sky" x="138" y="50" width="66" height="28" rx="14" />
		<rect className="sky" x="138" y="84" width="66" height="28" rx="14" />
		<rect className="hot" x="230" y="40" width="48" height="48" rx="12" />
	</>,
	<>
		<rect className="ultra" y="84" width="88" height="32" rx="8" />
		<rect className="sky" x="94" y="84" width="88" height="32" rx="8" />
		<rect className="ink" x="188" y="84" width="88" height="32" rx="8" />
		<rect className="ink" y="46" width="41" height="32" rx="8" />
		<rect className="ultra" x="47" y="46" width="88" height="32" rx="8" />
		<path
			className="gap"
			d="M149 46h72a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8h-72a8 8 0 0 1-8-8V54a8 8 0 0 1 8-8"
		/>
		<rect className="sky" x="235" y="46" width="41" height="32" rx="8" />
		<rect
			className="hot"
			x="145"
			y="2"
			width="88"
			height="32"
			rx="8"
			transform="rotate(-7 189 18)"
		/>
	</>,
	<>
		<rect className="sky" y="92" width="64" height="24" rx="8" />
		<rect className="sky" x="70" y="72" width="64" height="44" rx="8" />
		<rect className="gap" x="140" y="52" width="64" height="64" rx="8" />
		<rect className="ultra" x="210" y="32" width="64" height="84" rx="8" />
		<circle className="hot" cx="102" cy="50" r="20" />
	</>,
	<>
		<rect className="hot" width="276" height="24" rx="12" />
		<rect className="ink" y="31" width="196" height="24" rx="12" />
		<rect className="ultra" y="62" width="118" height="24" rx="12" />
		<rect className="sky" y="93" width="52" height="24" rx="12" />
	</>,
	<>
		<rect className="sky" y="88" width="34" height="28" rx="8" />
		<rect className="sky" x="44" y="82" width="34" height="34" rx="8" />
		<rect className="ultra" x="88" y="68" width="34" height="48" rx="8" />
		<rect className="ultra" x="132" y="52" width="34" height="64" rx="8" />
		<rect className="hot" x="186" y="34" width="34" height="56" rx="8" />
		<circle className="line" cx="203" cy="62" r="50" />
		<path className="line" d="m240 98 30 22" />
	</>,
];

export function PageDrawing({ page }: { page: number }) {
	return (
		<svg viewBox="-4 -6 286 134" aria-hidden="true">
			{drawings[page]}
		</svg>
	);
}
