import type { ContractScenes } from "#content/demos/contract/contract.ts";
import { Model } from "../model.tsx";

/**
 * A program sends a request, its answer is lost, and it sends the same again: the diary has it already.
 */
export function SentTwice(scene: ContractScenes["request"]) {
	const { caller, diary, sent, lost, again, answered, answer, known, number, time } = scene;
	return (
		<div className="exchange">
			<Model name="caller">
				<p>{caller}</p>
			</Model>
			<ol>
				<li>
					<b>{sent}</b>
					<span className="way">
						<code className="chip sent">{number}</code>
					</span>
				</li>
				<li>
					<b>{lost}</b>
					<span className="way back lost">
						<span className="cross" />
						<span className="chip sent">{answer}</span>
					</span>
				</li>
				<li>
					<b>{again}</b>
					<span className="way">
						<code className="chip sent">{number}</code>
					</span>
				</li>
				<li>
					<b>{answered}</b>
					<span className="way back">
						<span className="chip sent">{known}</span>
					</span>
				</li>
			</ol>
			<Model name="diary">
				<p>
					{diary}{" "}
					<span className="chip hot lands">
						<b>{time}</b> <code>{number}</code>
					</span>
				</p>
			</Model>
		</div>
	);
}
