import type { SectionOf } from "#content/resolve.ts";
import type { Item, Step } from "#content/schema/sections.ts";
import type { SectionTone } from "./section-tone.ts";

type ItemCopy = {
	title: string;
	description: string;
	picture?: string | undefined;
};

/** The props of every layout of items. */
export type ItemsLayoutProps = Pick<SectionOf<"items">, "id" | "heading" | "fact" | "picture"> & {
	tone: SectionTone;
	items: ItemCopy[];
};

function titleOf(item: Item | Step): string {
	if ("title" in item) return item.title;
	if ("point" in item) return item.point;
	return "step" in item ? item.step : item.keyword;
}

/** Normalises an item: the specification names its title `title`, `point`, `step` or `keyword`. */
export function itemCopy(item: Item | Step): ItemCopy {
	const picture = "picture" in item ? item.picture : undefined;
	return { title: titleOf(item), description: item.description, picture };
}

/** Phones show a longer list as titles that unfold, so that the page stays short enough to scan. */
const LONGEST_UNFOLDED = 6;

export const foldsOnPhones = (items: readonly ItemCopy[]) => items.length > LONGEST_UNFOLDED;
