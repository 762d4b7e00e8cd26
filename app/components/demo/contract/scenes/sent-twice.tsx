import type { ContractScenes } from "#content/demos/contract/contract.ts";
import { Way } from "./way.tsx";

/**
 * A program sends a request, its answer is lost, and it sends the same again: the diary has it already.
 */
export function SentTwice(scene: ContractScenes["request"]) {
	const { caller, diary, sent, lost, again, answer, known, number, time } = scene;
	return (
		<>
			<text className="start strong" x="6" y="22">
				{caller}
			</text>
			<text className="end strong" x="474" y="22">
				{diary}
			</text>
			<Way from={84} to={298} y={94} />
			<path className="way" d="M300 176H198" />
			<path className="way lost" d="M160 176H98" />
			<Way from={84} to={298} y={258} />
			<rect className="piece dark" x="6" y="40" width="80" height="250" rx="22" />
			<rect className="light" x="17" y="52" width="58" height="226" rx="13" />
			<path className="rows" d="M30 94h32M30 176h32M30 258h32" />
			<rect className="piece blue" x="302" y="40" width="172" height="250" rx="22" />
			<rect className="light" x="313" y="52" width="150" height="226" rx="13" />
			<text x="192" y="64">
				{sent}
			</text>
			<text x="192" y="145">
				{lost}
			</text>
			<text x="192" y="228">
				{again}
			</text>
			{[94, 258].map((y) => (
				<g key={y} className={y === 94 ? "first" : "second"}>
					<rect className="piece pale" x="120" y={y - 19} width="140" height="38" rx="11" />
					<text className="number" x="190" y={y + 6}>
						{number}
					</text>
				</g>
			))}
			<g className="back">
				<rect className="piece pale" x="206" y="158" width="84" height="36" rx="11" />
				<text x="248" y="183">
					{answer}
				</text>
			</g>
			<path className="cross" d="m168 165 22 22m0-22-22 22" />
			<g className="second">
				<path className="way" d="M388 228V138m-10 12 10-12 10 12" />
				<text className="known" x="388" y="264">
					{known}
				</text>
			</g>
			<g className="lands">
				<rect className="piece hot" x="309" y="56" width="158" height="72" rx="15" />
				<text className="big on-hot" x="388" y="89">
					{time}
				</text>
				<text className="number on-hot" x="388" y="114">
					{number}
				</text>
			</g>
		</>
	);
}
