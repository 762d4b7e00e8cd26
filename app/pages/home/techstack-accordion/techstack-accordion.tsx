import { useRef } from "react";
import { TechnologyTile } from "#app/components/technology-tile/technology-tile.tsx";
import type { HomeSection } from "#content/home-sections.ts";
import styles from "./techstack-accordion.module.css";
import { TechstackGroup } from "./techstack-group.tsx";

const OPEN_AT_FIRST = "Frontend";

export type TechstackAccordionProps = Omit<HomeSection<"techstack">, "section"> & {
	headingLevel?: 1 | 2;
};

/**
 * At most one group is open: the browser keeps that rule for `<details>` that share a name,
 * and the handler does in browsers from before 2024. The third group has nothing to unfold, so its header only closes the other two.
 */
export function TechstackAccordion({
	heading,
	intro,
	groups,
	headingLevel = 2,
}: TechstackAccordionProps) {
	const Heading = `h${headingLevel}` as const;
	const GroupHeading = headingLevel === 1 ? "h2" : "h3";
	const accordion = useRef<HTMLDivElement>(null);
	const closeAllBut = (kept?: Element) => {
		for (const details of accordion.current?.querySelectorAll("details[open]") ?? [])
			if (details !== kept) details.removeAttribute("open");
	};
	const foldingGroups = groups.slice(0, 2);
	const cloud = groups[2];
	return (
		<section
			aria-labelledby="techstack-title"
			id="techstack"
			tabIndex={-1}
			className={`panel ${styles.panel}`}
		>
			<div className={`wrap section ${styles.sides}`}>
				<div className={styles.words}>
					<Heading id="techstack-title" className={styles.heading}>
						{heading}
					</Heading>
					<p className={styles.intro}>{intro}</p>
				</div>
				<div ref={accordion} className={styles.accordion}>
					{foldingGroups.map((group) => (
						<TechstackGroup
							key={group.group}
							group={group}
							Heading={GroupHeading}
							open={group.group === OPEN_AT_FIRST}
							onOpen={closeAllBut}
						/>
					))}
					{cloud && (
						<div className={styles.cloud}>
							<GroupHeading>
								<button type="button" className={styles.cloudHeader} onClick={() => closeAllBut()}>
									{cloud.group}
								</button>
							</GroupHeading>
							<ul className={styles.clouds}>
								{cloud.items.map((title) => (
									<TechnologyTile key={title} title={title} />
								))}
							</ul>
						</div>
					)}
				</div>
			</div>
		</section>
	);
}
