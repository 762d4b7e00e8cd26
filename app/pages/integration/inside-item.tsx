import { KitGlyph } from "#app/components/kit-glyph/kit-glyph.tsx";
import { Unbroken } from "#app/components/unbroken/unbroken.tsx";
import type { PageOf } from "#content/pages.ts";
import styles from "./inside-item.module.css";
import { providerGlyph } from "./provider-glyph.ts";

export type InsideItemProps = {
	item: PageOf<"integration">["insideData"][number];
	/** Index of the item on its page. */
	position: number;
	/** Lowers the heading levels by one, for a brochure that shows several integrations. */
	nested?: boolean;
};

/** One feature of an integration: its name, its benefit and the providers that it connects. */
export function InsideItem({ item, position, nested = false }: InsideItemProps) {
	const [Kind, Title] = nested ? (["h3", "h4"] as const) : (["h2", "h3"] as const);
	const { heading, title, description, img1, img2, img3, img4 } = item;
	const providers = [img1, img2, img3, img4].filter((provider) => provider !== undefined);
	return (
		<li className={styles.item}>
			<Kind className={styles.kind}>{heading}</Kind>
			<div className={styles.copy}>
				<Title className={styles.title}>
					<Unbroken text={title} />
				</Title>
				<p>
					<Unbroken text={description} />
				</p>
			</div>
			<ul className={styles.providers}>
				{providers.map((provider, index) => (
					<li key={provider}>
						<KitGlyph modules={providerGlyph(position, index)} className={styles.glyph} />
						<span>
							<Unbroken text={provider} />
						</span>
					</li>
				))}
			</ul>
		</li>
	);
}
