import type { Token } from "#content/demos/token/token.ts";

export type TokenTextProps = Pick<Token, "caption" | "parts"> & { field: Token["fields"][number] };

/**
 * The token as it travels. The letters that carry the chosen field are marked. Hidden from screen
 * readers, which would spell out some hundred letters; the result has the field decoded.
 */
export function TokenText({ caption, parts, field }: TokenTextProps) {
	return (
		<figure aria-hidden>
			<figcaption>{caption}</figcaption>
			<p>
				{parts.map(({ part, letters }, index) => {
					const { from, to } = part === field.part ? field : { from: 0, to: 0 };
					return (
						<span key={part} data-part={part}>
							{index > 0 && "."}
							{letters.slice(0, from)}
							{to > 0 && <mark>{letters.slice(from, to)}</mark>}
							{letters.slice(to)}
						</span>
					);
				})}
			</p>
		</figure>
	);
}
