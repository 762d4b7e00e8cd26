import ui from "#company/ui.json" with { type: "json" };
import type { SectionOf } from "#content/resolve.ts";
import { TechstackTabs } from "#site/components/techstack-tabs/techstack-tabs.tsx";
import { island } from "#site/islands/island.tsx";
import { SectionFrame } from "../section-frame/section-frame.tsx";
import { toneOf } from "../section-tone.ts";
import styles from "./techstack-section.module.css";

const Tabs = island("techstack", TechstackTabs);

/** The technologies that we use, as a strip with tabs, and what this page's subject needs them for. */
export function TechstackSection({ section }: { section: SectionOf<"techstack"> }) {
	const { id, heading, uses = [] } = section;
	return (
		<SectionFrame id={id} tone={toneOf(section)} className={styles.strip}>
			<Tabs
				headingId={id}
				heading={heading}
				marked={uses.flatMap(({ technologies }) => technologies)}
			/>
			{uses.length > 0 && (
				<div className={styles.uses}>
					<p>{ui.techstackUses}</p>
					<dl>
						{uses.map(({ for: purpose, technologies }) => (
							<div key={purpose}>
								<dt>{purpose}:</dt> <dd>{technologies.join(", ")}</dd>
							</div>
						))}
					</dl>
				</div>
			)}
		</SectionFrame>
	);
}
