import type { Contract } from "#content/demos/contract/contract.ts";
import { HttpCode } from "./http-code.tsx";

type SettlingLinesProps = Pick<Contract["views"][number], "title" | "settling" | "means">;

/** The lines that settle the worry, large, with what they mean. */
export function SettlingLines({ title, settling, means }: SettlingLinesProps) {
	return (
		<figure className="settles">
			<figcaption>{title}</figcaption>
			{settling.map((lines) => (
				<HttpCode key={lines[0]?.number} lines={lines} />
			))}
			<p>{means}</p>
		</figure>
	);
}
