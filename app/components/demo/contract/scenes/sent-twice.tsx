import type { ContractScenes } from "#content/demos/contract/contract.ts";

/** A phone sends a request, misses the answer and sends it again. The diary has one booking. */
export function SentTwice({ sent, lost, again, number, time }: ContractScenes["request"]) {
	return (
		<>
			<path className="way" d="M96 82H330M96 246H330" />
			<path className="way lost" d="M330 164H232M184 164H96" />
			<rect className="piece dark" x="8" y="34" width="92" height="236" rx="24" />
			<rect className="light" x="24" y="56" width="60" height="60" rx="14" />
			<rect className="light" x="24" y="134" width="60" height="13" rx="6.5" />
			<rect className="light" x="24" y="160" width="38" height="13" rx="6.5" />
			<rect className="piece blue" x="322" y="34" width="150" height="236" rx="24" />
			<rect className="light" x="336" y="48" width="122" height="208" rx="14" />
			<path className="rows" d="M350 148h94M350 184h94M350 220h94" />
			<text x="208" y="46">
				{sent}
			</text>
			<text x="208" y="140">
				{lost}
			</text>
			<path className="cross" d="m198 154 20 20m0-20-20 20" />
			<text x="208" y="212">
				{again}
			</text>
			{[82, 246].map((y) => (
				<g key={y} className={y === 82 ? "first" : "second"}>
					<rect className="piece pale" x="142" y={y - 20} width="132" height="40" rx="12" />
					<text className="number on-pale" x="208" y={y + 6}>
						{number}
					</text>
				</g>
			))}
			<g className="lands">
				<rect className="piece hot" x="330" y="50" width="134" height="74" rx="16" />
				<text className="big on-hot" x="397" y="84">
					{time}
				</text>
				<text className="number on-hot" x="397" y="109">
					{number}
				</text>
			</g>
		</>
	);
}
