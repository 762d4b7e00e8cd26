import { ArrowRight } from "lucide-react";
import { PageLink } from "#app/components/page-link/page-link.tsx";
import { Picture } from "#app/components/picture/picture.tsx";
import type { Menus } from "#content/schema.ts";
import styles from "./offering-list.module.css";

/** Solutions or services with a thumbnail each; the pictures load when a menu first shows them. */
export function OfferingList({ items }: { items: Menus["solutions"] }) {
	return (
		<ul className={styles.list}>
			{items.map(({ label, route, picture }) => (
				<li key={route}>
					<PageLink to={route} className={styles.link}>
						<span className={styles.thumb} data-picture={picture}>
							<Picture name={picture} sizes="104px" />
						</span>
						{label}
						<ArrowRight aria-hidden size={20} className={styles.arrow} />
					</PageLink>
				</li>
			))}
		</ul>
	);
}
