import technologies from "#company/technologies.json" with { type: "json" };
import styles from "./techstack-panel.module.css";

const { tabs, panel } = technologies;
const { heading, groups } = panel as {
	heading: string;
	groups: { group: string; tab: keyof typeof tabs }[];
};

/** All groups of technologies side by side as text, because print has no tabs. */
export function TechstackPanel() {
	return (
		<section aria-labelledby="techstack" className={`panel ${styles.panel}`}>
			<div className={`wrap ${styles.inner}`}>
				<h2 id="techstack" className={styles.heading}>
					{heading}
				</h2>
				<div className={styles.groups}>
					{groups.map(({ group, tab }) => (
						<div key={group}>
							<h3 className={styles.name}>{group}</h3>
							<ul className={styles.items}>
								{tabs[tab].map((title) => (
									<li key={title}>{title}</li>
								))}
							</ul>
						</div>
					))}
				</div>
			</div>
		</section>
	);
}
