import { ArrowRight } from "lucide";
import type { ComponentProps } from "react";
import type { PageCard as Offering } from "#content/navigation.ts";
import { Icon } from "#site/components/icon/icon.tsx";
import { Picture } from "#site/components/picture/picture.tsx";
import styles from "./offering-list.module.css";

type OfferingListProps = ComponentProps<"ul"> & {
	items: Offering[];
	/** The address of the page. */
	path: string;
	/** Whether each says in a line what it is, where there is room. */
	explained?: boolean;
};

/** Links to offerings with thumbnails, which load when the menu is first opened. */
export function OfferingList({ items, path, explained = false, ...rest }: OfferingListProps) {
	return (
		<ul {...rest}>
			{items.map(({ name, route, picture, summary }) => (
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
					{explained && <p className={styles.note}>{summary}</p>}
				</li>
			))}
		</ul>
	);
}
