import site from "#company/site.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import type { Menu } from "#content/navigation.ts";
import { fill } from "#shared/fill.ts";
import { BrandMark } from "#site/components/brand-mark/brand-mark.tsx";
import { SectionLink } from "#site/components/section-link/section-link.tsx";
import { ThemeSwitch } from "#site/components/theme-switch/theme-switch.tsx";
import { MenuItem } from "./menu-item.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { OfferingsMenu } from "./offerings-menu.tsx";
import styles from "./site-header.module.css";

/** Sections whose menu item is 130 px wide at least; 110 px for others (specification, section 9). */
const wideSections = new Set(["whoweare"]);

/** A longer name does not fit beside the menu in the size of the others. */
const LONG_NAME = 24;

export type SiteHeaderProps = {
	menu: Menu;
	/** The address of the page, whose links are marked. */
	path: string;
};

export function SiteHeader({ menu, path }: SiteHeaderProps) {
	return (
		<header id="navbar" className={styles.header}>
			<div className={`wrap ${styles.bar}`}>
				<SectionLink
					section="navbar"
					className={styles.brand}
					data-long={site.company.length > LONG_NAME || undefined}
					aria-label={fill(ui.logoHome, { company: site.company })}
				>
					<BrandMark />
					<span className={styles.name}>{site.company}</span>
				</SectionLink>
				<nav aria-label={ui.mainNavigation} className={styles.nav}>
					<OfferingsMenu menu={menu} path={path} />
					{menu.sections.map((item) => (
						<MenuItem
							key={item.section}
							item={item}
							path={path}
							className={wideSections.has(item.section) ? styles.wideItem : styles.item}
						/>
					))}
				</nav>
				<ThemeSwitch className={styles.theme} />
				<MobileMenu menu={menu} path={path} />
			</div>
		</header>
	);
}
