/** One thing that must hold, and how it stands. */
export type Gate = {
	what: string;
	limit: string;
	measured: string;
	holds: boolean;
	/** The command or test that fails when it does not hold. */
	heldBy: string;
};

/** A count of mistakes, none of which may be there. */
export const none = (what: string, mistakes: number, heldBy: string): Gate => ({
	what,
	limit: "0",
	measured: String(mistakes),
	holds: mistakes === 0,
	heldBy,
});

/** A figure that may not grow past a limit. */
export const atMost = (
	what: string,
	measured: number,
	limit: number,
	unit: string,
	heldBy: string,
): Gate => ({
	what,
	limit: `${limit} ${unit}`,
	measured: `${Number(measured.toFixed(1))} ${unit}`,
	holds: measured <= limit,
	heldBy,
});

/** The gates as a page of Markdown. */
export function qualityPage(gates: Gate[]): string {
	const rows = gates.map(
		({ what, limit, measured, holds, heldBy }) =>
			`| ${what} | ${limit} | ${measured} | ${holds ? "yes" : "**no**"} | ${heldBy} |`,
	);
	return [
		"# How the site stands",
		"",
		"Measured on the built site by `npm run quality`, which writes this page.",
		"",
		"| what | limit | measured | holds | held by |",
		"|---|---|---|---|---|",
		...rows,
		"",
	].join("\n");
}
