import ui from "#company/ui.json" with { type: "json" };
import type { Crumb } from "#content/navigation.ts";
import { SectionLink } from "#site/components/section-link/section-link.tsx";
import styles from "./breadcrumb.module.css";

export type BreadcrumbProps = {
	trail: Crumb[];
	page: string;
	/** Whether it ends with the section in view, which browser/sections.ts writes. */
	sections?: boolean;
};

/** The way to a page. On a phone it is only the step above the page. */
export function Breadcrumb({ trail, page, sections = false }: BreadcrumbProps) {
	return (
		<nav aria-label={ui.breadcrumbLabel}>
			<ol className={styles.crumbs}>
				{trail.map((crumb) => (
					<li key={crumb.name}>
						{"route" in crumb ? (
							<a href={crumb.route} className={styles.link}>
								{crumb.name}
							</a>
						) : (
							<SectionLink section={crumb.section} className={styles.link}>
								{crumb.name}
							</SectionLink>
						)}
					</li>
				))}
				<li aria-current="page">{page}</li>
				{sections && (
					<li className={styles.section} data-section-in-view suppressHydrationWarning>
						{""}
					</li>
				)}
			</ol>
		</nav>
	);
}
