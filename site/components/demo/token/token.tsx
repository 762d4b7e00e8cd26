import { useState } from "react";
import type { DemoOf } from "#content/demos.ts";
import { Choice } from "../choice.tsx";
import card from "../demo.css?inline";
import { Results } from "../results.tsx";
import { Steady } from "../steady.tsx";
import { Badge } from "./badge.tsx";
import sheet from "./token.css?inline";
import { TokenScene } from "./token-scene.tsx";

export { Token as component };
export const sheets = [card, sheet];

/** Requests that go through the checks of an application until one stops them, or all let them pass. */
export function Token({ demo }: { demo: DemoOf<"token"> }) {
	const { legend, terms, requests } = demo;
	const [sent, setSent] = useState("0");
	const request = requests[Number(sent)];
	if (!request) return null;
	return (
		<div className="demo-card token">
			<div className="halves">
				<Choice
					legend={legend}
					options={requests.map(({ label }, index) => ({ value: String(index), label }))}
					chosen={sent}
					onChoose={setSent}
				/>
				<TokenScene bands={demo.bands} sees={terms.sees} request={request} />
				<Results
					rows={(["reach", "writes", "log"] as const).map((key) => [
						terms[key],
						<Steady key={key} others={requests.map((one) => one[key])}>
							{request[key]}
						</Steady>,
					])}
				/>
			</div>
			<Badge heads={demo.badge} requests={requests} request={request} />
		</div>
	);
}
