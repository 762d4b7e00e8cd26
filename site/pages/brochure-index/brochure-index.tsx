import type { PageLink as Brochure } from "#content/navigation.ts";
import { DownloadLink } from "#site/components/download-link/download-link.tsx";
import { Picture } from "#site/components/picture/picture.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import styles from "./brochure-index.module.css";

export type BrochureIndexProps = {
	heading: string;
	intro: string;
	brochures: (Brochure & { note: string })[];
};

/** Lists the brochures, to open as a page or download as a PDF. */
export function BrochureIndex({ heading, intro, brochures }: BrochureIndexProps) {
	return (
		<article className={`wrap ${styles.index}`}>
			<div className={styles.head}>
				<h1>{heading}</h1>
				<p>{intro}</p>
			</div>
			<ul className={styles.list}>
				{brochures.map(({ name, route, note, picture }) => (
					<li key={route} className={styles.item}>
						<span className={styles.thumb} data-picture={picture}>
							<span className={styles.sheet}>
								<Picture name={picture} sizes="(width < 760px) 70vw, 260px" />
							</span>
						</span>
						<div>
							<a href={route} className={styles.link}>
								{name}
							</a>
							<p className={styles.note}>
								<Unbroken text={note} />
							</p>
						</div>
						<DownloadLink route={route} title={name} className={styles.download} />
					</li>
				))}
			</ul>
		</article>
	);
}
