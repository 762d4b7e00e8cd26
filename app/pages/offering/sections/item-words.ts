import type { Item, SectionOf, Step } from "#content/page-schema.ts";
import type { SectionTone } from "./section-tone.ts";

export type ItemWords = { title: string; description: string };

/** What every layout of items is given. */
export type ItemsLayoutProps = Pick<SectionOf<"items">, "id" | "heading" | "fact"> & {
	tone: SectionTone;
	items: ItemWords[];
};

function titleOf(item: Item | Step): string {
	if ("title" in item) return item.title;
	if ("point" in item) return item.point;
	return "step" in item ? item.step : item.keyword;
}

/** An item's title has another field name in each kind of record; here they become one. */
export function wordsOf(item: Item | Step): ItemWords {
	return { title: titleOf(item), description: item.description };
}
