import { buttonClass } from "#app/components/button/button.tsx";
import { DownloadLink } from "#app/components/download-link/download-link.tsx";
import { PageLink } from "#app/components/page-link/page-link.tsx";
import { Picture } from "#app/components/picture/picture.tsx";
import { pageMeta } from "#app/page-meta.ts";
import page from "#content/pages/pdf.json";
import styles from "./brochure-index.module.css";

export const meta = () => pageMeta(page.meta);

/** Every brochure: to open, and to take as a PDF. */
export default function BrochureIndex() {
	const { heading, intro, links } = page;
	return (
		<article className={`wrap ${styles.page}`}>
			<div className={styles.head}>
				<h1 className={styles.title}>{heading}</h1>
				<p>{intro}</p>
			</div>
			<ul className={styles.list} data-hides-contact="always">
				{links.map(({ label, route, note, picture }) => (
					<li key={route} className={styles.item}>
						<span className={styles.sheet} data-picture={picture}>
							<Picture name={picture} sizes="112px" />
						</span>
						<div>
							<PageLink to={route} className={styles.link}>
								{label}
							</PageLink>
							<p className={styles.note}>{note}</p>
						</div>
						<DownloadLink route={route} title={label} className={buttonClass("line")} />
					</li>
				))}
			</ul>
		</article>
	);
}
