import type { ContractLine } from "#content/demos/contract/contract-lines.ts";
import { codeParts } from "./code-parts.ts";

/** An HTTP message as code. Its title names it. */
export function HttpCode({ title, lines }: { title: string; lines: ContractLine[] }) {
	return (
		<figure>
			<figcaption>{title}</figcaption>
			<pre>
				<code>
					{lines.map(({ number, text, marked }) => {
						const Line = marked ? "mark" : "span";
						return (
							<Line key={number}>
								{codeParts(text).map(({ start, kind, text: part }) => (
									<i key={start} data-kind={kind}>
										{part}
									</i>
								))}
							</Line>
						);
					})}
				</code>
			</pre>
		</figure>
	);
}
