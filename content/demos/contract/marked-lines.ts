import type { ContractLine } from "./contract-lines.ts";

/** Lines as far to the left as they go. */
function dedented(lines: ContractLine[]): ContractLine[] {
	const indent = Math.min(...lines.map(({ text }) => text.length - text.trimStart().length));
	return lines.map((line) => ({ ...line, text: line.text.slice(indent) }));
}

/** The marked lines of a message, those of each name apart. */
export function markedLines(lines: ContractLine[]): ContractLine[][] {
	const marked = lines.filter(({ mark }) => mark !== undefined);
	return Object.values(Object.groupBy(marked, ({ mark = 0 }) => mark)).map((group = []) =>
		dedented(group),
	);
}
