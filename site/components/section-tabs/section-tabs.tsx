import ui from "#company/ui.json" with { type: "json" };
import styles from "./section-tabs.module.css";

type SectionTabsProps = { tabs: { id: string; label: string }[] };

/**
 * Links to the sections of a page, in a bar that sticks below the header. browser/sections.ts marks the
 * section in view.
 */
export function SectionTabs({ tabs }: SectionTabsProps) {
	return (
		<nav aria-label={ui.tabsLabel} className={styles.tabs} data-tabs>
			<ul className={`wrap ${styles.bar}`}>
				{tabs.map(({ id, label }, index) => (
					<li key={id}>
						<a
							href={`#${id}`}
							className={styles.tab}
							aria-current={index === 0 ? "location" : undefined}
						>
							{label}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
