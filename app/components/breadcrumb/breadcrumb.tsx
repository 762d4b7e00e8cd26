import { SectionLink } from "#app/components/section-link/section-link.tsx";
import type { SectionLinkTarget } from "#content/navigation.ts";
import ui from "#content/ui.json" with { type: "json" };
import styles from "./breadcrumb.module.css";

export type BreadcrumbProps = {
	parent: SectionLinkTarget;
	page: string;
	/** Heading of the section in view; undefined above the first one. */
	section: string | undefined;
};

export function Breadcrumb({ parent, page, section }: BreadcrumbProps) {
	return (
		<nav aria-label={ui.breadcrumbLabel}>
			<ol className={styles.crumbs}>
				<li>
					<SectionLink section={parent.section} className={styles.link}>
						{parent.name}
					</SectionLink>
				</li>
				<li aria-current="page">{page}</li>
				{section && <li className={styles.section}>{section}</li>}
			</ol>
		</nav>
	);
}
