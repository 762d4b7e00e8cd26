export type SteadyProps = {
	children: string;
	/** What it says in other states, or in all. */
	others: readonly string[];
};

/**
 * A text that takes the room of the longest of its states, so that what follows stays in its place. The
 * others are the content of pseudo-elements: nobody reads, finds or hears them.
 */
export function Steady({ children, others }: SteadyProps) {
	return (
		<span className="steady">
			<span>{children}</span>
			{[...new Set(others)]
				.filter((text) => text !== children)
				.map((text) => (
					<span key={text} data-text={text} aria-hidden />
				))}
		</span>
	);
}
