import { Menu, X } from "lucide";
import copy from "#company/enquiry-form.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import type { Menu as MenuLinks } from "#content/navigation.ts";
import { buttonClass } from "#site/components/button/button.tsx";
import { CONSULTATION } from "#site/components/enquiry-form/enquiry-intent.ts";
import { Icon } from "#site/components/icon/icon.tsx";
import { SectionLink } from "#site/components/section-link/section-link.tsx";
import { ThemeSwitch } from "#site/components/theme-switch/theme-switch.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import { usePopover } from "#site/hooks/use-popover.ts";
import { Disclosure } from "./disclosure.tsx";
import { MenuItem } from "./menu-item.tsx";
import styles from "./mobile-menu.module.css";
import { OfferingList } from "./offering-list.tsx";

/** The menu for small screens, a panel that slides in. */
export function MobileMenu({ menu }: { menu: MenuLinks }) {
	const { open, button, popover } = usePopover<HTMLDivElement>();
	return (
		<>
			<button
				type="button"
				className={styles.toggle}
				aria-label={open ? ui.menuClose : ui.menuOpen}
				{...button}
			>
				{open ? <Icon icon={X} size={24} /> : <Icon icon={Menu} size={24} />}
			</button>
			<div className={styles.panel} {...popover}>
				<nav aria-label={ui.mobileNavigation}>
					<Disclosure summary={ui.menuWhatWeDo} className={styles.row}>
						<Disclosure summary={ui.menuSolutions} group="offerings" className={styles.subRow}>
							<OfferingList items={menu.solutions} />
						</Disclosure>
						<Disclosure summary={ui.menuServices} group="offerings" className={styles.subRow}>
							<OfferingList items={menu.services} />
						</Disclosure>
					</Disclosure>
					{menu.sections.map((item) => (
						<MenuItem key={item.section} item={item} className={styles.row} />
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
