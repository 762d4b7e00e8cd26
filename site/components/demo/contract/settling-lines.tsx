import type { Contract } from "#content/demos/contract/contract.ts";
import { HttpCode } from "./http-code.tsx";

type SettlingLinesProps = Pick<Contract["views"][number], "title" | "settling" | "means">;

/** What settles the worry, in plain words, above the lines of the contract that say it. */
export function SettlingLines({ title, settling, means }: SettlingLinesProps) {
	return (
		<figure className="settles">
			<p>{means}</p>
			<figcaption>{title}</figcaption>
			{settling.map((lines) => (
				<HttpCode key={lines[0]?.number} lines={lines} />
			))}
		</figure>
	);
}
