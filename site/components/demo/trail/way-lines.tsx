import type { Ways } from "./ways.ts";

export type WayLinesProps = { screen: "wide" | "narrow"; ways: Ways };

/** The ways of the chosen figure. The one to the source that the record shows is the hot piece. */
export const WayLines = ({ screen, ways }: WayLinesProps) =>
	(["kept", "shown"] as const).map(
		(use) =>
			ways[use] && (
				<svg
					key={use}
					className={`ways ${screen} ${ways.kept ? use : "broken"}`}
					viewBox="0 0 100 100"
					preserveAspectRatio="none"
					aria-hidden="true"
				>
					<path d={ways[use]} />
				</svg>
			),
	);
