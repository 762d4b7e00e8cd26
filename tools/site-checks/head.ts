import { documentOf } from "./pages.ts";

/** What the head of a page says. A missing element is undefined. */
export type Head = {
	titles: string[];
	h1: number;
	canonical?: string;
	meta: Record<string, string | undefined>;
	data?: { "@graph": { "@type": string }[] };
};

export function readHead(html: string): Head {
	const page = documentOf(html);
	const meta = [...page.head.querySelectorAll("meta")].map((one) => [
		one.getAttribute("name") ?? one.getAttribute("property"),
		one.content,
	]);
	const json = page.querySelector('script[type="application/ld+json"]')?.textContent;
	return {
		titles: [...page.head.querySelectorAll("title")].map(({ textContent }) => textContent),
		h1: page.querySelectorAll("h1").length,
		canonical: page.querySelector("link[rel=canonical]")?.getAttribute("href") ?? undefined,
		meta: Object.fromEntries(meta),
		data: json ? JSON.parse(json) : undefined,
	};
}
