import { type KeyboardEvent, useId, useRef, useState } from "react";
import technologies from "#company/technologies.json" with { type: "json" };
import { SectionHeading } from "#site/components/section-heading/section-heading.tsx";
import { TechnologyTile } from "#site/components/technology-tile/technology-tile.tsx";
import styles from "./techstack-tabs.module.css";

const groups = Object.entries(technologies.tabs);

/**
 * Returns the index of the tab that a key moves to, or undefined for other keys. The arrow keys
 * wrap around at both ends.
 */
function tabAfterKey(key: string, active: number, count: number): number | undefined {
	switch (key) {
		case "ArrowRight":
			return (active + 1) % count;
		case "ArrowLeft":
			return (active + count - 1) % count;
		case "Home":
			return 0;
		case "End":
			return count - 1;
	}
}

type TechstackTabsProps = {
	/** Id of the heading, which is beside the tabs where there is room. */
	headingId: string;
	heading: string;
	/** The technologies to mark. */
	marked?: readonly string[];
};

/**
 * Shows one group of technologies at a time, the first one initially. The HTML contains all of
 * them, and CSS hides the others only where script is available to show them.
 */
export function TechstackTabs({ headingId, heading, marked = [] }: TechstackTabsProps) {
	const id = useId();
	const list = useRef<HTMLDivElement>(null);
	const [active, setActive] = useState(0);
	const tabId = (index: number) => `${id}-tab-${index}`;
	const panelId = (index: number) => `${id}-panel-${index}`;

	function activate(index: number) {
		setActive(index);
		const tab = list.current?.children[index] as HTMLElement;
		tab.focus({ preventScroll: true });
		// On a phone the list scrolls horizontally: keep the active tab's neighbours visible.
		if (list.current) list.current.scrollLeft = tab.offsetLeft - tab.offsetWidth;
	}
	function handleKey(event: KeyboardEvent) {
		const index = tabAfterKey(event.key, active, groups.length);
		if (index === undefined) return;
		event.preventDefault();
		activate(index);
	}

	return (
		<div>
			<div className={`print-whole ${styles.head}`}>
				<SectionHeading id={headingId} className={styles.heading}>
					{heading}
				</SectionHeading>
				<div
					ref={list}
					role="tablist"
					aria-labelledby={headingId}
					className={styles.list}
					onKeyDown={handleKey}
				>
					{groups.map(([name], index) => (
						<button
							key={name}
							type="button"
							role="tab"
							id={tabId(index)}
							aria-controls={panelId(index)}
							aria-selected={index === active}
							tabIndex={index === active ? 0 : -1}
							className={styles.tab}
							onClick={() => activate(index)}
						>
							{name}
						</button>
					))}
				</div>
			</div>
			<div className={styles.panels}>
				{groups.map(([name, titles], index) => (
					<div
						key={name}
						role="tabpanel"
						id={panelId(index)}
						aria-labelledby={tabId(index)}
						tabIndex={index === active ? 0 : undefined}
						data-active={index === active || undefined}
						className={`print-whole ${styles.panel}`}
					>
						<h3 className={styles.name}>{name}</h3>
						<ul className={styles.items}>
							{titles.map((title) => (
								<TechnologyTile
									key={title}
									title={title}
									size="inline"
									marked={marked.includes(title)}
								/>
							))}
						</ul>
					</div>
				))}
			</div>
		</div>
	);
}
