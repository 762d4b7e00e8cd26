import type { ContractScenes } from "#content/demos/contract/contract.ts";

/** Two planks beside each other along time: the old one ends at a day, the new one goes on. */
export function TwoVersions({ old, next, both, ends, lastDay }: ContractScenes["version"]) {
	return (
		<>
			<path className="way both" d="M38 142v118M282 142v118" />
			<g className="grows">
				<rect className="piece dark" x="-40" y="24" width="330" height="92" rx="24" />
				<Agents at={[248]} y={70} />
				<text className="start on-dark" x="14" y="77">
					{old}
				</text>
			</g>
			<g className="lands">
				<rect className="piece hot" x="276" y="18" width="196" height="104" rx="22" />
				<text className="on-hot" x="374" y="60">
					{ends}
				</text>
				<text className="on-hot strong" x="374" y="91">
					{lastDay}
				</text>
			</g>
			<g className="grows later">
				<rect className="piece blue" x="38" y="180" width="500" height="92" rx="24" />
				<Agents at={[380, 424]} y={226} />
				<text className="start on-dark" x="64" y="233">
					{next}
				</text>
			</g>
			<text x="160" y="159">
				{both}
			</text>
		</>
	);
}

/** The agents of a viewing, each at a place along the plank. */
function Agents({ at, y }: { at: number[]; y: number }) {
	return at.map((x) => (
		<g key={x} transform={`translate(${x} ${y})`} className="light">
			<circle cy="-15" r="12" />
			<path d="M-18 24V18a18 16 0 0 1 36 0v6z" />
		</g>
	));
}
