import { BrandMark } from "#app/components/brand-mark/brand-mark.tsx";
import { PageLink } from "#app/components/page-link/page-link.tsx";
import { fill } from "#content/fill.ts";
import type { PageMeta } from "#content/page-schema.ts";
import { site } from "#content/site.ts";
import { ui } from "#content/ui.ts";
import { BrochureTools } from "../brochure-tools/brochure-tools.tsx";
import styles from "./brochure-header.module.css";

export type BrochureHeaderProps = {
	meta: PageMeta;
	/** The logo large and alone, instead of the line with the page's subject. */
	logo: boolean;
};

/** The brand heading of a page for paper, and what one does with such a page. */
export function BrochureHeader({ meta, logo }: BrochureHeaderProps) {
	return (
		<header className={`wrap ${styles.header} ${logo ? styles.logo : ""}`}>
			<PageLink
				to="/"
				className={styles.brand}
				aria-label={fill(ui.logoHome, { company: site.company })}
			>
				<BrandMark size={logo ? 52 : 30} />
				{site.company}
			</PageLink>
			{!logo && <p className={styles.subject}>{meta.title}</p>}
			<BrochureTools route={meta.route} />
		</header>
	);
}
