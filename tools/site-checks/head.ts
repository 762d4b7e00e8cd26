import { decoded } from "./pages.ts";

/** What the head of a page says. A missing element is undefined. */
export type Head = {
	titles: string[];
	h1: number;
	canonical?: string;
	meta: Record<string, string | undefined>;
	data?: { "@graph": { "@type": string }[] };
};

export function readHead(html: string): Head {
	const meta = Object.fromEntries(
		[...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(
			([, name = "", content = ""]) => [name, decoded(content)],
		),
	);
	const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
	return {
		titles: [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = ""]) => decoded(title)),
		h1: html.match(/<h1[\s>]/g)?.length ?? 0,
		canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
		meta,
		data: json ? JSON.parse(json) : undefined,
	};
}
