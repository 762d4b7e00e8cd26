import { SectionLink } from "#app/components/section-link/section-link.tsx";
import type { SectionId } from "#content/section-ids.ts";
import { ui } from "#content/ui.ts";
import styles from "./breadcrumb.module.css";

export type BreadcrumbProps = {
	parent: { label: string; section: SectionId };
	page: string;
	/** The section in view, once the visitor has come to one. */
	section: string | undefined;
};

export function Breadcrumb({ parent, page, section }: BreadcrumbProps) {
	return (
		<nav aria-label={ui.breadcrumbLabel}>
			<ol className={styles.crumbs}>
				<li>
					<SectionLink section={parent.section} className={styles.link}>
						{parent.label}
					</SectionLink>
				</li>
				<li aria-current="page">{page}</li>
				{section && <li className={styles.section}>{section}</li>}
			</ol>
		</nav>
	);
}
