import type { SectionOf } from "#content/resolve.ts";
import { LinksJoin } from "./links-join/links-join.tsx";
import { LinksTiles } from "./links-tiles/links-tiles.tsx";

/** Links to other pages, beside a picture or as cards. */
export function LinksSection({ section }: { section: SectionOf<"links"> }) {
	return section.layout === "join" ? (
		<LinksJoin section={section} />
	) : (
		<LinksTiles section={section} />
	);
}
