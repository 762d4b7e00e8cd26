import { useState } from "react";
import type { DemoOf } from "#content/demos.ts";
import { Choice } from "../choice.tsx";
import card from "../demo.css?url";
import { Results } from "../results.tsx";
import { BoxScene } from "./box-scene.tsx";
import sheet from "./token.css?url";

/** Requests that go through the layers of an application until one stops them, or all let them pass. */
export function Token({ demo }: { demo: DemoOf<"token"> }) {
	const { legend, terms, requests } = demo;
	const [sent, setSent] = useState("0");
	const request = requests[Number(sent)];
	if (!request) return null;
	return (
		<>
			<link rel="stylesheet" href={card} precedence="demo" />
			<link rel="stylesheet" href={sheet} precedence="demo" />
			<div className="demo-card token">
				<div className="halves">
					<div className="stays">
						<Choice
							legend={legend}
							options={requests.map(({ label }, index) => ({ value: String(index), label }))}
							chosen={sent}
							onChoose={setSent}
						/>
					</div>
					<BoxScene {...demo} request={request} />
					<Results rows={[[terms.log, request.log]]} />
				</div>
			</div>
		</>
	);
}
