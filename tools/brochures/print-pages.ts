import { brochureFile } from "#content/brochure-file.ts";
import { pagesOf } from "#content/pages.ts";

/** Every brochure: the address of its page, and of the PDF that is made of it. */
export const printPages = (): { route: string; file: string }[] =>
	pagesOf("brochure").map(({ route }) => ({ route, file: brochureFile(route) }));
