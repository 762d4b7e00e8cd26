import { previewPicture } from "#content/preview-picture.ts";
import { type Head, readHead } from "./head.ts";
import type { Pages } from "./pages.ts";

/** In characters: a search result shows about 60 of a title and 160 of a description. */
export const LENGTHS = { title: [15, 65], description: [50, 160] } as const;

function lengthMistakes(what: keyof typeof LENGTHS, text: string): string[] {
	const [least, most] = LENGTHS[what];
	if (text.length >= least && text.length <= most) return [];
	return [`its ${what} has ${text.length} characters instead of ${least} to ${most}`];
}

function cardMistakes({ meta, canonical }: Head, origin: string): string[] {
	const path = canonical?.slice(origin.length) || "/";
	const wanted: Record<string, string | undefined> = {
		"og:url": canonical,
		"og:image": `${origin}${previewPicture(path)}`,
		"twitter:image": `${origin}${previewPicture(path)}`,
		"og:description": meta.description,
		"twitter:card": "summary_large_image",
	};
	const wrong = Object.entries(wanted).filter(([name, value]) => meta[name] !== value);
	const missing = ["og:title", "og:image:width", "og:image:height", "og:image:alt"].filter(
		(name) => !meta[name],
	);
	return [
		...wrong.map(([name, value]) => `${name} is ${meta[name]}, not ${value}`),
		...missing.map((name) => `${name} is missing`),
	];
}

function pageMistakes(head: Head, origin: string): string[] {
	const { titles, h1, canonical, meta } = head;
	const mistakes = [
		...lengthMistakes("title", titles[0] ?? ""),
		...lengthMistakes("description", meta.description ?? ""),
		...cardMistakes(head, origin),
	];
	if (titles.length !== 1) mistakes.push(`it has ${titles.length} titles, not one`);
	if (h1 !== 1) mistakes.push(`it has ${h1} main headings, not one`);
	if (!canonical?.startsWith(`${origin}/`)) mistakes.push(`its canonical is ${canonical}`);
	const indexed = meta.robots === "index";
	if (!indexed && meta.robots !== "noindex") mistakes.push(`its robots tag is ${meta.robots}`);
	if (indexed !== Boolean(head.data)) {
		mistakes.push(
			indexed ? "it has no structured data" : "it has structured data although it is not indexed",
		);
	}
	return mistakes;
}

/** Pages with the same canonical are one page at two addresses, so they may share their text. */
function doubles(heads: Map<string, Head>, what: string, textOf: (head: Head) => string): string[] {
	const first = new Map<string, Head & { path: string }>();
	return [...heads].flatMap(([path, head]) => {
		const other = first.get(textOf(head));
		first.set(textOf(head), { ...head, path });
		if (!other || other.canonical === head.canonical) return [];
		return [`${path}: its ${what} is that of ${other.path}`];
	});
}

/** One line for each mistake in the heads of the pages: `/contact: its title …`. */
export function headMistakes(pages: Pages, origin: string): string[] {
	const heads = new Map([...pages].map(([path, html]) => [path, readHead(html)]));
	return [
		...[...heads].flatMap(([path, head]) =>
			pageMistakes(head, origin).map((mistake) => `${path}: ${mistake}`),
		),
		...doubles(heads, "title", ({ titles }) => titles[0] ?? ""),
		...doubles(heads, "description", ({ meta }) => meta.description ?? ""),
	];
}
