import ui from "#company/ui.json" with { type: "json" };
import type { Crumb } from "#content/navigation.ts";
import { PageLink } from "#site/components/page-link/page-link.tsx";
import { SectionLink } from "#site/components/section-link/section-link.tsx";
import styles from "./breadcrumb.module.css";

export type BreadcrumbProps = {
	trail: Crumb[];
	page: string;
	/** Heading of the section in view; undefined above the first one. */
	section?: string | undefined;
};

/** The way to a page. On a phone it is only the step above the page. */
export function Breadcrumb({ trail, page, section }: BreadcrumbProps) {
	return (
		<nav aria-label={ui.breadcrumbLabel}>
			<ol className={styles.crumbs}>
				{trail.map((crumb) => (
					<li key={crumb.name}>
						{"route" in crumb ? (
							<PageLink to={crumb.route} className={styles.link}>
								{crumb.name}
							</PageLink>
						) : (
							<SectionLink section={crumb.section} className={styles.link}>
								{crumb.name}
							</SectionLink>
						)}
					</li>
				))}
				<li aria-current="page">{page}</li>
				{section && <li className={styles.section}>{section}</li>}
			</ol>
		</nav>
	);
}
