import type { ContractScenes } from "#content/demos/contract/contract.ts";

/** The left edges of the places. */
const places = [32, 176, 320];

/** A request that finds its time taken, and a sign at each time that is still free. */
export function TakenSlot({ refused, taken, free, time, others }: ContractScenes["error"]) {
	return (
		<>
			<rect className="piece pale" x="10" y="126" width="460" height="156" rx="30" />
			{[time, ...others].map((one, index) => (
				<g key={one} transform={`translate(${places[index] ?? 0} 0)`}>
					<rect className="light" y="144" width="128" height="120" rx="20" />
					{index === 0 ? (
						<>
							<rect className="piece dark" x="6" y="148" width="116" height="104" rx="17" />
							<text className="on-dark" x="64" y="236">
								{taken}
							</text>
						</>
					) : (
						<g className="lands">
							<rect className="piece blue" x="8" y="30" width="112" height="58" rx="16" />
							<path className="flag" d="M46 86h36v22l-18 20-18-20z" />
							<text className="on-dark" x="64" y="66">
								{free}
							</text>
						</g>
					)}
					<text
						className={`huge ${index === 0 ? "on-dark" : ""}`}
						x="64"
						y={index === 0 ? 204 : 217}
					>
						{one}
					</text>
				</g>
			))}
			<g className="bounces">
				<g transform="rotate(-9 96 66)">
					<rect className="piece hot" x="20" y="36" width="152" height="62" rx="16" />
					<text className="on-hot strong" x="96" y="74">
						{refused}
					</text>
				</g>
			</g>
		</>
	);
}
