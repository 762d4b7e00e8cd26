import { PanelPicture } from "#app/components/panel-picture/panel-picture.tsx";
import { SectionLink } from "#app/components/section-link/section-link.tsx";
import type { SectionLinkTarget } from "#content/navigation.ts";
import ui from "#content/ui.json" with { type: "json" };
import styles from "./integration-banner.module.css";

export type IntegrationBannerProps = { parent: SectionLinkTarget; picture: string };

/** The panel at the top of every integration page. Its title is not a heading: the page has one. */
export function IntegrationBanner({ parent, picture }: IntegrationBannerProps) {
	return (
		<div className={`panel ${styles.banner}`} data-picture={picture}>
			<div className={styles.copy}>
				<p>
					<SectionLink section={parent.section} className={styles.parent}>
						{parent.name}
					</SectionLink>
				</p>
				<p className={styles.title}>{ui.integrationBanner}</p>
			</div>
			<PanelPicture
				className={styles.picture}
				name={picture}
				sizes="(width < 760px) 106vw, 700px"
			/>
		</div>
	);
}
