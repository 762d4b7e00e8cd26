import type { ComponentType } from "react";
import type { SectionOf } from "#content/resolve.ts";
import { ItemBenefits } from "./item-benefits/item-benefits.tsx";
import { ItemCards } from "./item-cards/item-cards.tsx";
import { ItemColumns } from "./item-columns/item-columns.tsx";
import { type ItemsLayoutProps, itemCopy } from "./item-copy.ts";
import { ItemRegister } from "./item-register/item-register.tsx";
import { ItemRows } from "./item-rows/item-rows.tsx";
import { toneOf } from "./section-tone.ts";

const layouts: Record<SectionOf<"items">["layout"], ComponentType<ItemsLayoutProps>> = {
	cards: ItemCards,
	register: ItemRegister,
	benefits: ItemBenefits,
	rows: ItemRows,
	columns: ItemColumns,
};

type ItemsSectionProps = { section: SectionOf<"items"> };

/** A list of items with title and description, in the layout that the record names. */
export function ItemsSection({ section }: ItemsSectionProps) {
	const { id, heading, layout, fact, picture, items } = section;
	const Layout = layouts[layout];
	return (
		<Layout
			id={id}
			heading={heading}
			tone={toneOf(section)}
			fact={fact}
			picture={picture}
			items={items.map(itemCopy)}
		/>
	);
}
