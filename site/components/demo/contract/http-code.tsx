import type { ContractLine } from "#content/demos/contract/contract-lines.ts";
import { codeParts } from "./code-parts.ts";

/** Lines of an HTTP message as code, with those that are marked. */
export function HttpCode({ lines }: { lines: ContractLine[] }) {
	return (
		<pre>
			<code>
				{lines.map(({ number, text, mark }) => {
					const indent = text.length - text.trimStart().length;
					const Line = mark === undefined ? "span" : "mark";
					return (
						<span key={number} className="line">
							{text.slice(0, indent)}
							<Line data-mark={mark}>
								{codeParts(text.slice(indent)).map(({ start, kind, text: part }) => (
									<i key={start} data-kind={kind}>
										{part}
									</i>
								))}
							</Line>
						</span>
					);
				})}
			</code>
		</pre>
	);
}
