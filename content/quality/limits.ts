import { pagesOf } from "../pages.ts";
import type { FigureId, FigureRecord } from "../schema/quality.ts";

/** The figures of the page about quality, in its order, measured or not. */
export const figureRecords = (): FigureRecord[] =>
	pagesOf("quality").flatMap(({ groups }) => groups.flatMap(({ figures }) => figures));

/** The limit of a figure. What checks it reads it here, so the page names the limit that holds. */
export function limitOf(id: FigureId): number {
	const figure = figureRecords().find((one) => one.id === id);
	if (!figure) throw new Error(`No page of the kind quality has the figure ${id}.`);
	return figure.limit;
}
