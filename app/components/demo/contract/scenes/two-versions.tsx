import type { ContractScenes } from "#content/demos/contract/contract.ts";

/** Two planks over the days: the new one begins, the old one goes on for a while, up to its last day. */
export function TwoVersions(scene: ContractScenes["version"]) {
	const { old, next, both, ends, firstDay, lastDay } = scene;
	return (
		<>
			<path className="way" d="M8 262H470m-12-10 12 10-12 10M112 252v20" />
			<path className="way both" d="M112 206v22" />
			<path className="way" d="M116 238H344m-10-8 10 8-10 8M126 230l-10 8 10 8" />
			<g className="grows">
				<rect className="piece dark" x="-60" y="74" width="412" height="54" rx="16" />
				<text className="start on-dark" x="14" y="108">
					{old}
				</text>
			</g>
			<g className="grows later">
				<rect className="piece blue" x="112" y="146" width="440" height="54" rx="16" />
				<text className="start on-dark" x="134" y="180">
					{next}
				</text>
			</g>
			<g className="lands">
				<rect className="piece hot" x="347" y="8" width="10" height="266" rx="5" />
				<rect className="piece hot" x="216" y="2" width="141" height="58" rx="14" />
				<text className="on-hot" x="286" y="26">
					{ends}
				</text>
				<text className="on-hot strong" x="286" y="49">
					{lastDay}
				</text>
			</g>
			<text x="232" y="226">
				{both}
			</text>
			<text x="112" y="296">
				{firstDay}
			</text>
		</>
	);
}
