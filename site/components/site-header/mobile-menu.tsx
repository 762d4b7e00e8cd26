import { Menu, X } from "lucide";
import copy from "#company/enquiry-form.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import { buttonClass } from "#site/components/button/button.tsx";
import { CONSULTATION } from "#site/components/enquiry-form/enquiry-intent.ts";
import { Icon } from "#site/components/icon/icon.tsx";
import { SectionLink } from "#site/components/section-link/section-link.tsx";
import { ThemeSwitch } from "#site/components/theme-switch/theme-switch.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import { Disclosure } from "./disclosure.tsx";
import { MenuItem } from "./menu-item.tsx";
import styles from "./mobile-menu.module.css";
import { OfferingList } from "./offering-list.tsx";
import type { SiteHeaderProps } from "./site-header.tsx";

const ID = "mobile-menu";

/** The menu for small screens, a panel that slides in. */
export function MobileMenu({ menu, path }: SiteHeaderProps) {
	return (
		<>
			<button
				type="button"
				className={styles.toggle}
				aria-label={ui.menuOpen}
				data-label-open={ui.menuClose}
				data-label-closed={ui.menuOpen}
				popoverTarget={ID}
			>
				<Icon icon={Menu} size={24} className={styles.whenClosed} />
				<Icon icon={X} size={24} className={styles.whenOpen} />
			</button>
			<div id={ID} className={styles.panel} popover="auto">
				<nav aria-label={ui.mobileNavigation}>
					<Disclosure summary={ui.menuWhatWeDo} className={styles.row}>
						<Disclosure summary={ui.menuSolutions} group="offerings" className={styles.subRow}>
							<OfferingList items={menu.solutions} path={path} />
						</Disclosure>
						<Disclosure summary={ui.menuServices} group="offerings" className={styles.subRow}>
							<OfferingList items={menu.services} path={path} />
						</Disclosure>
					</Disclosure>
					{menu.sections.map((item) => (
						<MenuItem key={item.section} item={item} path={path} className={styles.row} />
					))}
				</nav>
				<div className={styles.foot}>
					<SectionLink section="contact" className={`${buttonClass("hot")} ${styles.contact}`}>
						{ui.floatingContact}
					</SectionLink>
					<ThemeSwitch className={styles.theme} />
					<SectionLink section="contact" search={CONSULTATION} className={styles.consultation}>
						<Unbroken text={copy.consultation.label} />
					</SectionLink>
				</div>
			</div>
		</>
	);
}
