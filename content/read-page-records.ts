import { readdirSync, readFileSync } from "node:fs";
import type { PageMeta } from "./page-schema.ts";

const pages = new URL("pages/", import.meta.url);

/** A page of content/pages, with the parts that an offering, an integration or a brochure has. */
export type PageRecord = {
	meta: PageMeta;
	parent?: { label: string; section: string };
	header?: { title: string; detailedDescription: string };
	picture?: string;
	slide?: { image: string };
};

/** Every page's record and its file below content/, for the build and the checks. */
export function readPageRecords(): { file: string; record: PageRecord }[] {
	return readdirSync(pages).map((name) => ({
		file: `pages/${name}`,
		record: JSON.parse(readFileSync(new URL(name, pages), "utf8")),
	}));
}
