import { type PageOf, pagesOf } from "#content/pages.ts";
import { DownloadLink } from "#site/components/download-link/download-link.tsx";
import { Picture } from "#site/components/picture/picture.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import styles from "./brochure-index.module.css";

/** Lists the brochures that have a note, to open as a page or download as a PDF. */
export function BrochureIndexView({ page }: { page: PageOf<"brochure-index"> }) {
	const listed = pagesOf("brochure").flatMap(({ note, ...brochure }) =>
		note ? [{ ...brochure, note }] : [],
	);
	return (
		<article className={`wrap ${styles.index}`}>
			<div className={styles.head}>
				<h1>{page.heading}</h1>
				<p>{page.intro}</p>
			</div>
			<ul className={styles.list}>
				{listed.map(({ name, route, note, picture }) => (
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
