import { readFileSync } from "node:fs";
import { getDocumentProxy } from "unpdf";

type TextItem = { str: string; transform: number[]; width: number };
type StructNode = { role?: string; children?: StructNode[] };
type OutlineItem = { title: string; items: OutlineItem[] };

const rolesOf = ({ role, children = [] }: StructNode): string[] => [
	...(role ? [role] : []),
	...children.flatMap(rolesOf),
];
const titlesOf = ({ title, items }: OutlineItem): string[] => [title, ...items.flatMap(titlesOf)];

export type Pdf = Awaited<ReturnType<typeof readPdf>>;

/** Parses a PDF: positions are in points, and roles such as H1, P or L in reading order. */
export async function readPdf(file: string) {
	const document = await getDocumentProxy(new Uint8Array(readFileSync(file)));
	const pages = [];
	const roles: string[] = [];
	for (let number = 1; number <= document.numPages; number++) {
		const page = await document.getPage(number);
		const { items } = await page.getTextContent();
		const annotations: { url?: string }[] = await page.getAnnotations();
		roles.push(...rolesOf(((await page.getStructTree()) ?? {}) as StructNode));
		const [, , width = 0, height = 0] = page.view;
		const texts = (items as TextItem[])
			.filter(({ str }) => str.trim())
			.map(({ str: text, transform: [, , , , left = 0, bottom = 0], width }) => {
				return { text, left, right: left + width, bottom };
			});
		pages.push({ width, height, texts, links: annotations.flatMap(({ url }) => url ?? []) });
	}
	const info = (await document.getMetadata()).info as Record<string, unknown>;
	const outline = ((await document.getOutline()) ?? []).flatMap(titlesOf);
	return { info, marked: (await document.getMarkInfo())?.Marked === true, outline, roles, pages };
}
