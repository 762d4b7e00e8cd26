import { ArrowRight } from "lucide";
import type { ComponentProps } from "react";
import type { PageLink as Offering } from "#content/navigation.ts";
import { Icon } from "#site/components/icon/icon.tsx";
import { PageLink } from "#site/components/page-link/page-link.tsx";
import { Picture } from "#site/components/picture/picture.tsx";
import { usePagePath } from "#site/hooks/use-page-path.ts";
import styles from "./offering-list.module.css";

export type OfferingListProps = ComponentProps<"ul"> & { items: Offering[] };

/** Links to offerings with thumbnails, which load when the menu is first opened. */
export function OfferingList({ items, ...rest }: OfferingListProps) {
	const page = usePagePath();
	return (
		<ul {...rest} className={styles.list}>
			{items.map(({ name, route, picture }) => (
				<li key={route}>
					<PageLink
						to={route}
						className={styles.link}
						aria-current={route === page ? "page" : undefined}
					>
						<span className={styles.thumb} data-picture={picture}>
							<Picture name={picture} sizes="104px" />
						</span>
						{name}
						<Icon icon={ArrowRight} size={20} className={styles.arrow} />
					</PageLink>
				</li>
			))}
		</ul>
	);
}
