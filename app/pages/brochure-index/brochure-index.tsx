import { buttonClass } from "#app/components/button/button.tsx";
import { DownloadLink } from "#app/components/download-link/download-link.tsx";
import { PageLink } from "#app/components/page-link/page-link.tsx";
import { Picture } from "#app/components/picture/picture.tsx";
import { Unbroken } from "#app/components/unbroken/unbroken.tsx";
import type { PageLink as Brochure } from "#content/navigation.ts";
import styles from "./brochure-index.module.css";

export type BrochureIndexProps = {
	heading: string;
	intro: string;
	brochures: (Brochure & { note: string })[];
};

/** Lists the brochures, to open as a page or download as a PDF. */
export function BrochureIndex({ heading, intro, brochures }: BrochureIndexProps) {
	return (
		<article className={`wrap ${styles.page}`}>
			<div className={styles.head}>
				<h1 className={styles.title}>{heading}</h1>
				<p>{intro}</p>
			</div>
			<ul className={styles.list}>
				{brochures.map(({ name, route, note, picture }) => (
					<li key={route} className={styles.item}>
						<span className={styles.thumb} data-picture={picture}>
							<Picture name={picture} sizes="112px" />
						</span>
						<div>
							<PageLink to={route} className={styles.link}>
								{name}
							</PageLink>
							<p className={styles.note}>
								<Unbroken text={note} />
							</p>
						</div>
						<DownloadLink route={route} title={name} className={buttonClass("line")} />
					</li>
				))}
			</ul>
		</article>
	);
}
