import type { Contract } from "#content/demos/contract/contract.ts";
import { HttpCode } from "./http-code.tsx";

type SettlingLinesProps = Pick<Contract["views"][number], "title" | "excerpt" | "means">;

/**
 * The lines that settle the worry, large, with what they mean and, to look at only, where they stand
 * in the message.
 */
export function SettlingLines({ title, excerpt, means }: SettlingLinesProps) {
	const { before, marked, after, goesOn } = excerpt;
	return (
		<figure className="excerpt">
			<figcaption>{title}</figcaption>
			<div className="around" aria-hidden data-goes-on={goesOn.before}>
				<HttpCode lines={before} />
			</div>
			<div className="settles">
				{marked.map((lines) => (
					<HttpCode key={lines[0]?.number} lines={lines} />
				))}
				<p>{means}</p>
			</div>
			<div className="around" aria-hidden data-goes-on={goesOn.after}>
				<HttpCode lines={after} />
			</div>
		</figure>
	);
}
