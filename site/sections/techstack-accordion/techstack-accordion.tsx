import { useRef } from "react";
import type { HomeSection } from "#content/home-sections.ts";
import { SplitPanel } from "#site/components/split-panel/split-panel.tsx";
import { TechnologyTile } from "#site/components/technology-tile/technology-tile.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import styles from "./techstack-accordion.module.css";
import { TechstackGroup } from "./techstack-group.tsx";

export type TechstackAccordionProps = Omit<HomeSection<"techstack">, "section"> & {
	headingLevel?: 1 | 2;
};

/**
 * The technologies in an accordion with at most one open group. The browser ensures that for
 * `<details>` with the same name; in browsers from before 2024 the event handler does. The third
 * group is always visible, so its header only closes the other two.
 */
export function TechstackAccordion({
	heading,
	intro,
	groups,
	picture,
	headingLevel = 2,
}: TechstackAccordionProps) {
	const Heading = `h${headingLevel}` as const;
	const GroupHeading = headingLevel === 1 ? "h2" : "h3";
	const accordion = useRef<HTMLDivElement>(null);
	const closeAllExcept = (kept?: Element) => {
		for (const details of accordion.current?.querySelectorAll("details[open]") ?? [])
			if (details !== kept) details.removeAttribute("open");
	};
	const collapsibleGroups = groups.slice(0, 2);
	const cloud = groups[2];
	return (
		<SplitPanel
			labelledBy="techstack-title"
			id="techstack"
			picture={picture}
			copy={
				<>
					<Heading id="techstack-title">{heading}</Heading>
					<p>
						<Unbroken text={intro} />
					</p>
				</>
			}
		>
			<div ref={accordion} className={styles.accordion}>
				{collapsibleGroups.map((group, index) => (
					<TechstackGroup
						key={group.group}
						group={group}
						Heading={GroupHeading}
						open={index === 0}
						onOpen={closeAllExcept}
					/>
				))}
				{cloud && (
					<div className={styles.cloud}>
						<GroupHeading>
							<button type="button" className={styles.cloudHeader} onClick={() => closeAllExcept()}>
								{cloud.group}
							</button>
						</GroupHeading>
						<p className={styles.note}>{cloud.note}</p>
						<ul className={styles.clouds}>
							{cloud.items.map((title) => (
								<TechnologyTile key={title} title={title} />
							))}
						</ul>
					</div>
				)}
			</div>
		</SplitPanel>
	);
}
