import { KitGlyph } from "#app/components/kit-glyph/kit-glyph.tsx";
import { Unbroken } from "#app/components/unbroken/unbroken.tsx";
import type { PageOf } from "#content/pages.ts";
import styles from "./inside-item.module.css";
import { providerGlyph } from "./provider-glyph.ts";

export type InsideItemProps = {
	item: PageOf<"integration">["insideData"][number];
	/** Of the item on its page. */
	position: number;
	/** Below the heading of its integration, on a page that shows several. */
	nested?: boolean;
};

/** One part of an integration: what it is, what it does for the visitor, which providers it connects. */
export function InsideItem({ item, position, nested = false }: InsideItemProps) {
	const [Kind, Title] = nested ? (["h3", "h4"] as const) : (["h2", "h3"] as const);
	const { heading, title, description, img1, img2, img3, img4 } = item;
	const providers = [img1, img2, img3, img4].filter((provider) => provider !== undefined);
	return (
		<li className={styles.item}>
			<Kind className={styles.kind}>{heading}</Kind>
			<div className={styles.words}>
				<Title className={styles.title}>
					<Unbroken text={title} />
				</Title>
				<p>{description}</p>
			</div>
			<ul className={styles.providers}>
				{providers.map((provider, place) => (
					<li key={provider}>
						<KitGlyph modules={providerGlyph(position, place)} className={styles.glyph} />
						<span>
							<Unbroken text={provider} />
						</span>
					</li>
				))}
			</ul>
		</li>
	);
}
