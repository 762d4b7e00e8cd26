import { useEffect, useRef } from "react";
import ui from "#company/ui.json" with { type: "json" };
import { isPlainClick } from "#site/hooks/is-plain-click.ts";
import { scrollBehavior, scrollToAnchor } from "#site/hooks/section-navigation.ts";
import styles from "./section-tabs.module.css";

export type SectionTabsProps = {
	tabs: { id: string; label: string }[];
	/** Id of the section in view. */
	current: string | undefined;
	/** Called before the page scrolls to a section. */
	onGo?: (id: string) => void;
};

function scrollTabIntoView(link: HTMLElement, behavior: ScrollBehavior) {
	link.closest("ul")?.scrollTo({ left: link.offsetLeft - 40, behavior });
}

/** Links to the sections of a page, in a bar that sticks below the header. */
export function SectionTabs({ tabs, current, onGo }: SectionTabsProps) {
	const bar = useRef<HTMLUListElement>(null);
	const shown = tabs.some(({ id }) => id === current) ? current : tabs[0]?.id;

	// On a phone the bar scrolls horizontally: keep the current tab visible.
	useEffect(() => {
		const link = bar.current?.querySelector<HTMLElement>(`a[href="#${shown}"]`);
		if (link) scrollTabIntoView(link, scrollBehavior());
	}, [shown]);

	return (
		<nav aria-label={ui.tabsLabel} className={styles.tabs}>
			<ul className={`wrap ${styles.bar}`} ref={bar}>
				{tabs.map(({ id, label }) => (
					<li key={id}>
						<a
							href={`#${id}`}
							className={styles.tab}
							onFocus={({ currentTarget }) => {
								// Only for keyboard focus, because browsers do not scroll to a partly visible link;
								// under the pointer a link must not move.
								if (currentTarget.matches(":focus-visible"))
									scrollTabIntoView(currentTarget, "auto");
							}}
							aria-current={id === shown ? "location" : undefined}
							onClick={(event) => {
								if (!isPlainClick(event)) return;
								event.preventDefault();
								onGo?.(id);
								// Bypasses the router, which would jump to the fragment during the smooth scroll.
								history.replaceState(history.state, "", `#${id}`);
								scrollToAnchor(id);
							}}
						>
							{label}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
