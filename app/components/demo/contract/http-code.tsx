import type { ContractLine } from "#content/demos/contract/contract-lines.ts";
import { codeParts } from "./code-parts.ts";

export type HttpCodeProps = {
	title: string;
	lines: ContractLine[];
	/** The marked line in everyday words, shown right below it. */
	means: string;
};

/** An HTTP message as code. Its title names it. */
export function HttpCode({ title, lines, means }: HttpCodeProps) {
	const end = lines.findIndex(({ marked }) => marked) + 1;
	return (
		<figure>
			<figcaption>{title}</figcaption>
			{end > 0 && (
				<>
					<Code lines={lines.slice(0, end)} />
					<p className="means">{means}</p>
				</>
			)}
			<Code lines={lines.slice(end)} />
		</figure>
	);
}

function Code({ lines }: Pick<HttpCodeProps, "lines">) {
	return (
		<pre>
			<code>
				{lines.map(({ number, text, marked }) => {
					const indent = text.length - text.trimStart().length;
					const Line = marked ? "mark" : "span";
					return (
						<span key={number} className="line">
							{text.slice(0, indent)}
							<Line>
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
