import { PanelPicture } from "#app/components/panel-picture/panel-picture.tsx";
import { SectionLink } from "#app/components/section-link/section-link.tsx";
import { SubjectTransition } from "#app/components/subject-transition/subject-transition.tsx";
import type { Integration } from "#content/page-schema.ts";
import styles from "./integration-banner.module.css";

/** The panel that all integration pages share. Its title is no heading: the page's own is below. */
export function IntegrationBanner({ record }: { record: Integration }) {
	const { banner, parent, picture } = record;
	return (
		<SubjectTransition picture={picture}>
			<div className={`panel ${styles.banner}`} data-picture={picture}>
				<div className={styles.words}>
					<p>
						<SectionLink section={parent.section} className={styles.parent}>
							{parent.label}
						</SectionLink>
					</p>
					<p className={styles.title}>{banner}</p>
				</div>
				<PanelPicture
					className={styles.picture}
					name={picture}
					sizes="(width < 760px) 106vw, 700px"
				/>
			</div>
		</SubjectTransition>
	);
}
