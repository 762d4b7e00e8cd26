import { ArrowRight } from "lucide";
import type { ComponentProps } from "react";
import type { PageLink as Offering } from "#content/navigation.ts";
import { Icon } from "#site/components/icon/icon.tsx";
import { Picture } from "#site/components/picture/picture.tsx";
import styles from "./offering-list.module.css";

export type OfferingListProps = ComponentProps<"ul"> & {
	items: Offering[];
	/** The address of the page. */
	path: string;
};

/** Links to offerings with thumbnails, which load when the menu is first opened. */
export function OfferingList({ items, path, ...rest }: OfferingListProps) {
	return (
		<ul {...rest} className={styles.list}>
			{items.map(({ name, route, picture }) => (
				<li key={route}>
					<a
						href={route}
						className={styles.link}
						aria-current={route === path ? "page" : undefined}
					>
						<span className={styles.thumb} data-picture={picture}>
							<Picture name={picture} sizes="104px" />
						</span>
						{name}
						<Icon icon={ArrowRight} size={20} className={styles.arrow} />
					</a>
				</li>
			))}
		</ul>
	);
}
