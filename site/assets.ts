import type { PageKind } from "#content/schema/page.ts";

export type SectionSheet = "form" | "breadcrumb" | "home-sections" | "sections" | "reading";

/** What the build made for the browser: the pages link it. */
export type Assets = {
	/** The script that runs before the first paint: its text, or its address during development. */
	head: { code: string } | { src: string };
	/** The address of the script that follows. */
	start: string;
	/** The address of the style sheet of all pages. During development scripts bring the styles. */
	styles?: string;
	/** The addresses of those for sections and for kinds of pages; see vite.config.ts. */
	sheets: Partial<Record<SectionSheet | PageKind, string>>;
	/** The addresses of modules that development needs. */
	modules?: string[];
};
