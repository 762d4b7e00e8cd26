import { readFileSync } from "node:fs";
import { getDocumentProxy } from "unpdf";

type TextItem = { str: string; transform: number[]; width: number };
type StructNode = { role?: string; children?: StructNode[] };

export type PdfPage = {
	/** Left, bottom, right and top, in points. */
	view: number[];
	texts: { text: string; left: number; right: number; bottom: number }[];
	links: string[];
	fields: number;
};

export type Pdf = {
	info: Record<string, unknown>;
	marked: boolean;
	outline: string[];
	/** Roles of the structure tree, such as H1, P or L, in reading order. */
	roles: string[];
	pages: PdfPage[];
};

const rolesOf = ({ role, children = [] }: StructNode): string[] => [
	...(role ? [role] : []),
	...children.flatMap(rolesOf),
];

type OutlineItem = { title: string; items: OutlineItem[] };
const titlesOf = ({ title, items }: OutlineItem): string[] => [title, ...items.flatMap(titlesOf)];

/** Parses a PDF. */
export async function readPdf(file: string): Promise<Pdf> {
	const document = await getDocumentProxy(new Uint8Array(readFileSync(file)));
	const pages: PdfPage[] = [];
	const roles: string[] = [];
	for (let number = 1; number <= document.numPages; number++) {
		const page = await document.getPage(number);
		const { items } = await page.getTextContent();
		const annotations = await page.getAnnotations();
		roles.push(...rolesOf(((await page.getStructTree()) ?? {}) as StructNode));
		pages.push({
			view: page.view,
			texts: (items as TextItem[])
				.filter(({ str }) => str.trim())
				.map(({ str, transform: [, , , , left = 0, bottom = 0], width }) => ({
					text: str,
					left,
					right: left + width,
					bottom,
				})),
			links: annotations.flatMap(({ url }) => (url ? [url] : [])),
			fields: annotations.filter(({ subtype }) => subtype === "Widget").length,
		});
	}
	const { info } = await document.getMetadata();
	const mark = await document.getMarkInfo();
	return {
		info: info as Record<string, unknown>,
		marked: mark?.Marked === true,
		outline: ((await document.getOutline()) ?? []).flatMap(titlesOf),
		roles,
		pages,
	};
}
