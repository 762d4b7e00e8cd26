import techstack from "#content/techstack.json";
import { techstackPanel } from "#content/techstack-panel.ts";
import styles from "./techstack-panel.module.css";

const { heading, groups } = techstackPanel;

/** The four groups side by side, as words: a sheet is read, not chosen from. */
export function TechstackPanel() {
	return (
		<section aria-labelledby="techstack" className={`panel ${styles.panel}`}>
			<div className={`wrap ${styles.inner}`}>
				<h2 id="techstack" className={styles.heading}>
					{heading}
				</h2>
				<div className={styles.groups}>
					{groups.map(({ group, tab }) => (
						<div key={group} className={styles.group}>
							<h3 className={styles.name}>{group}</h3>
							<ul className={styles.items}>
								{techstack[tab].map((title) => (
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
