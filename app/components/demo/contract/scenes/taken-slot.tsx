import type { ContractScenes } from "#content/demos/contract/contract.ts";

/** The left edges of the places. */
const places = [32, 176, 320];

/** A request that finds its time taken and lies in front of it, with a way to each time that is free. */
export function TakenSlot({ refused, taken, free, time, others }: ContractScenes["error"]) {
	return (
		<>
			<rect className="piece blue" x="12" y="96" width="456" height="144" rx="28" />
			{[time, ...others].map((one, index) => {
				const x = places[index] ?? 0;
				return (
					<g key={one} transform={`translate(${x} 0)`}>
						<rect className="light" y="114" width="128" height="108" rx="18" />
						{index === 0 && (
							<rect className="piece dark" x="8" y="120" width="112" height="90" rx="16" />
						)}
						<text className={index === 0 ? "on-dark" : ""} x="64" y="186">
							{index === 0 ? taken : free}
						</text>
						<text className="huge" x="64" y="284">
							{one}
						</text>
						{index > 0 && <path className="arrow" d="m54 132 10 10 10-10" />}
					</g>
				);
			})}
			<path className="way offer" d="M160 56C214 46 240 76 240 136" />
			<path className="way offer" d="M160 46C300 20 384 60 384 136" />
			<g className="bounces">
				<g transform="rotate(-9 96 76)">
					<rect className="piece hot" x="22" y="42" width="148" height="62" rx="16" />
					<text className="on-hot" x="96" y="80">
						{refused}
					</text>
				</g>
			</g>
		</>
	);
}
