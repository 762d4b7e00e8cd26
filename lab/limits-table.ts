import { figureRecords } from "#content/quality/limits.ts";
import { fill } from "#shared/fill.ts";
import { table } from "./report.ts";

/** The limits of the page about quality, for docs/quality.md. */
export const limitsTable = (): string =>
	table(
		["what", "limit", "checked by"],
		figureRecords().map((figure) => [
			// A unit with a number of the measurement, such as "of {of} pages", says no more than the name.
			figure.unit.includes("{") ? figure.name : `${figure.name} (${figure.unit})`,
			fill(figure.rule, figure),
			`\`${figure.command}\``,
		]),
	);
