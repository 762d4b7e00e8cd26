import type { ReactNode } from "react";
import ui from "#company/ui.json" with { type: "json" };
import type { PageOf } from "#content/pages.ts";
import { Tags } from "#site/components/tags/tags.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import styles from "./inside-item.module.css";

export type InsideItemProps = {
	item: Omit<PageOf<"integration">["insideData"][number], "picture">;
	/** Lowers the heading levels by one, for a brochure that shows several integrations. */
	nested?: boolean;
	/** The picture of the feature, which a brochure has no room for. A wide screen shows it on the left. */
	children?: ReactNode;
};

/** One feature of an integration: its name, its benefit and the kinds of providers that it connects. */
export function InsideItem({ item, nested = false, children }: InsideItemProps) {
	const [Kind, Title] = nested ? (["h3", "h4"] as const) : (["h2", "h3"] as const);
	const { heading, title, description, img1, img2, img3, img4 } = item;
	const providers = [img1, img2, img3, img4].filter((provider) => provider !== undefined);
	return (
		<li className={styles.item}>
			{children}
			<Kind className={styles.kind}>{heading}</Kind>
			<div className={styles.copy}>
				<Title className={styles.title}>
					<Unbroken text={title} />
				</Title>
				<p>
					<Unbroken text={description} />
				</p>
				<div className={styles.providers}>
					{ui.worksWith}
					<Tags tags={providers} />
				</div>
			</div>
		</li>
	);
}
