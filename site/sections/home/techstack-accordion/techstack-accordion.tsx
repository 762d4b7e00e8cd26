import type { HomeSection } from "#content/home-sections.ts";
import { SplitPanel } from "#site/components/split-panel/split-panel.tsx";
import { TechnologyTile } from "#site/components/technology-tile/technology-tile.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import styles from "./techstack-accordion.module.css";
import { TechstackGroup } from "./techstack-group.tsx";

type TechstackAccordionProps = Omit<HomeSection<"techstack">, "section"> & {
	headingLevel?: 1 | 2;
};

/**
 * The technologies in an accordion. At most one group is open: the browser ensures that for `<details>`
 * with the same name. The third group is always visible, so its header only closes the other two.
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
			<div className={styles.accordion}>
				{collapsibleGroups.map((group, index) => (
					<TechstackGroup
						key={group.group}
						group={group}
						Heading={GroupHeading}
						open={index === 0}
					/>
				))}
				{cloud && (
					<div className={styles.cloud}>
						<GroupHeading>
							<button type="button" className={styles.cloudHeader} data-close="techstack">
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
