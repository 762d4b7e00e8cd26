import type { ReactNode } from "react";
import type { FigureSource } from "#content/demos/states.ts";

/** Each source as pieces of the kit: a county hall, a register, a set square, water, a sign. */
const pictures: Record<FigureSource, ReactNode> = {
	assessor: (
		<>
			<path d="M14.5 1.6 1.4 9.2A2 2 0 0 0 2.4 13h27.2a2 2 0 0 0 1-3.8L17.5 1.6a3 3 0 0 0-3 0z" />
			<path className="second" d="M4 15h6v10H4zM13 15h6v10h-6zM22 15h6v10h-6z" />
			<rect x="1" y="26" width="30" height="5" rx="2.5" />
		</>
	),
	deeds: (
		<>
			<rect x="2" y="2" width="28" height="8" rx="3" />
			<rect className="second" x="2" y="12" width="28" height="8" rx="3" />
			<rect className="third" x="2" y="22" width="28" height="8" rx="3" />
		</>
	),
	survey: (
		<>
			<path className="second" d="M3 29V3a26 26 0 0 1 26 26z" />
			<rect x="3" y="20" width="9" height="9" rx="2" />
		</>
	),
	flood: (
		<>
			<path className="third" d="M2 16a14 14 0 0 1 28 0z" />
			<path className="second" d="M2 16h28a14 14 0 0 1-28 0z" />
			<rect y="14" width="32" height="5" rx="2.5" />
		</>
	),
	listing: (
		<>
			<rect x="6" y="1" width="5" height="30" rx="2.5" />
			<rect className="second" x="6" y="5" width="25" height="15" rx="4" />
		</>
	),
};

export const SourcePicture = ({ source }: { source: FigureSource }) => (
	<svg viewBox="0 0 32 32" aria-hidden="true">
		{pictures[source]}
	</svg>
);
