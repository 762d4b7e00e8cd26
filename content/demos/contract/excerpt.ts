import type { ContractLine } from "./contract-lines.ts";

/** So many lines before and after the marked ones say where these stand. */
const BEFORE = 2;
const AFTER = 3;

export type Excerpt = ReturnType<typeof excerptOf>;

const isMarked = ({ mark }: ContractLine) => mark !== undefined;

/** Lines as far to the left as they go. */
function dedented(lines: ContractLine[]): ContractLine[] {
	const indent = Math.min(...lines.map(({ text }) => text.length - text.trimStart().length));
	return lines.map((line) => ({ ...line, text: line.text.slice(indent) }));
}

/** The marked lines of a message, each name apart, with a few lines around them. */
export function excerptOf(lines: ContractLine[]) {
	const first = lines.findIndex(isMarked);
	const end = lines.findLastIndex(isMarked) + 1;
	const start = Math.max(0, first - BEFORE);
	// An empty line beside the marked ones says nothing.
	const after = lines.slice(end).filter(({ text }, index) => index > 0 || text !== "");
	return {
		before: lines.slice(start, first),
		marked: Object.values(Object.groupBy(lines.slice(first, end), ({ mark = 0 }) => mark)).map(
			(group = []) => dedented(group),
		),
		after: after.slice(0, AFTER),
		goesOn: { before: start > 0, after: after.length > AFTER },
	};
}
