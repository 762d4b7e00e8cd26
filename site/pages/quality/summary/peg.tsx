import type { Verdict } from "#content/quality/verdict.ts";

/** A limit as a peg on a plate: met, its ball is on top; missed, the ball lies beside the stump. */
export function Peg({ verdict }: { verdict: Verdict }) {
	return (
		<svg viewBox="0 0 48 120" aria-hidden="true">
			<rect className="plate" x="-1" y="102" width="50" height="18" />
			{verdict === "met" ? (
				<>
					<rect className="post" x="15" y="28" width="18" height="74" rx="4" />
					<circle className="ball" cx="24" cy="17" r="15" />
				</>
			) : (
				<>
					<rect className="post" x="3" y="66" width="18" height="36" rx="4" />
					<circle className="fallen" cx="34" cy="89" r="13" />
				</>
			)}
		</svg>
	);
}
