export type DaysProps = {
	count: number;
	/** How many of them are still to be spent: all or none, unless it is the budget. */
	left?: number;
	/** Whether the days of a finding are spent on it. */
	spent?: boolean;
};

/**
 * Days as pieces and their places: a piece leaves the budget and lands in the row of a finding. The
 * text beside it says how many.
 */
export function Days({ count, spent = false, left = spent ? count : 0 }: DaysProps) {
	return (
		<span className="days" aria-hidden>
			{Array.from({ length: count }, (_, day) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the pieces are all alike
				<i key={day} data-full={day < left} />
			))}
		</span>
	);
}
