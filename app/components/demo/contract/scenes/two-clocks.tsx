import type { ContractScenes } from "#content/demos/contract/contract.ts";

/** The angles of the hands at a time such as 15:00. */
const handsAt = (time: string) => {
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	return { hour: hours * 30 + minutes / 2, minute: minutes * 6 };
};

/** Two clocks that show one moment. */
export function TwoClocks({ clocks }: { clocks: ContractScenes["response"] }) {
	return (
		<>
			{clocks.map(({ name, time }, index) => {
				const { hour, minute } = handsAt(time);
				return (
					<g key={name} transform={`translate(${index === 0 ? 122 : 358} 0)`}>
						<circle className={`piece ${index === 0 ? "dark" : "blue"}`} cy="108" r="98" />
						<circle className="light" cy="108" r="78" />
						<circle className="ticks" cy="108" r="66" pathLength="12" />
						<g transform="translate(0 108)">
							<g transform={`rotate(${hour})`}>
								<path className="hand hour" d="M0 0V-36" />
							</g>
							<g transform={`rotate(${minute})`}>
								<path className="hand" d="M0 0V-56" />
							</g>
						</g>
						<text className="huge" y="258">
							{time}
						</text>
						<text y="287">{name}</text>
					</g>
				);
			})}
			<g className="lands">
				<rect className="piece hot" x="206" y="74" width="68" height="68" rx="20" />
				<path className="sign" d="M226 99h28M226 117h28" />
			</g>
		</>
	);
}
