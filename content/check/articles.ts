/** Checks notes and guides: their addresses, the offerings that they name and their Markdown. */
import { fromMarkdown } from "mdast-util-from-markdown";
import { type Article, isArticle } from "../navigation.ts";
import type { Page } from "../pages.ts";
import { type ContentError, fileOf } from "./content-error.ts";

type Node = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>["children"][number];

const WRITTEN = new Set(
	"root paragraph text heading list listItem blockquote code inlineCode strong emphasis link image break".split(
		" ",
	),
);

const nodesIn = (node: Node): Node[] => [
	node,
	...("children" in node ? node.children.flatMap(nodesIn) : []),
];

/** The pictures in a text, each with its path. */
export const picturesIn = ({ text }: Article) =>
	nodesIn(fromMarkdown(text)).flatMap((node) =>
		node.type === "image" ? [{ field: pathOf(node), picture: node.url }] : [],
	);

/** A line of the text as a path: checkContent turns it into the line of the file. */
const pathOf = ({ position }: Node) => `text.${(position?.start.line ?? 1) - 1}`;

/** Addresses that a link may have: a page of this site, which is checked, another site or an email address. */
const LINK = /^(\/(?!\/)|https?:\/\/|mailto:)/i;

/** What is wrong with a node, in words that follow the name of the field. */
function mistakeIn(node: Node, article: Article, pages: readonly Page[]): string | undefined {
	switch (node.type) {
		case "html":
			return `“${node.value}” is HTML, which is not shown; write Markdown`;
		case "link": {
			const { url } = node;
			if (!LINK.test(url)) return `a link may not lead to “${url}”; use a page, https: or mailto:`;
			const isThere = ({ route, ...page }: Page) =>
				route === url.replace(/[#?].*/, "") && !("day" in page && page.day > article.day);
			if (!url.startsWith("/") || pages.some(isThere)) return undefined;
			return `there is no page “${url}” on the day of this one`;
		}
		case "image":
			return node.alt ? undefined : `the picture “${node.url}” needs a text: ![text](${node.url})`;
		default:
			if (WRITTEN.has(node.type)) return undefined;
			return `Markdown of the type ${node.type} is not shown; leave it out`;
	}
}

function headingMistakes(nodes: Node[]) {
	let level = 1;
	return nodes.flatMap((node) => {
		if (node.type !== "heading") return [];
		const skips = node.depth < 2 || node.depth > 3 || node.depth > level + 1;
		const next = "#".repeat(Math.min(level + 1, 3));
		level = node.depth;
		return skips ? [{ node, message: `the level of a heading is wrong; write ${next}` }] : [];
	});
}

export function articleMistakes(pages: readonly Page[]): ContentError[] {
	const offerings = new Set(pages.filter(({ kind }) => kind === "offering").map(({ id }) => id));
	return pages.filter(isArticle).flatMap((page) => {
		const file = fileOf(page);
		const address = `/${page.kind}s/${page.id}`;
		const nodes = nodesIn(fromMarkdown(page.text));
		const inText = nodes.flatMap((node) => {
			const message = mistakeIn(node, page, pages);
			return message ? [{ node, message }] : [];
		});
		return [
			...(page.route === address
				? []
				: [
						{
							path: "route",
							code: "address",
							message: `must be ${address}, like its file`,
						} as const,
					]),
			...page.offerings
				.filter((id) => !offerings.has(id))
				.map((id) => ({
					...{ path: "offerings", code: "no-page" as const },
					message: `there is no solution or service “${id}”`,
				})),
			...[...inText, ...headingMistakes(nodes)].map(({ node, message }) => ({
				...{ path: pathOf(node), code: "markdown" as const, message },
			})),
		].map((mistake): ContentError => ({ file, ...mistake }));
	});
}
