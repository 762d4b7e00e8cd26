import { KitGlyph, type KitModules } from "#app/components/kit-glyph/kit-glyph.tsx";
import { PageLink } from "#app/components/page-link/page-link.tsx";
import { Picture } from "#app/components/picture/picture.tsx";
import { ReadMore } from "#app/components/read-more/read-more.tsx";
import { Unbroken } from "#app/components/unbroken/unbroken.tsx";
import type { HomeSection } from "#content/home-sections.ts";
import { squareRender } from "#content/renders.ts";
import styles from "./track-record.module.css";

/** A cloud above servers, and a screen on a desk. */
const cloud: KitModules = [
	["quarter-left", "first"],
	["quarter", "first"],
	["slab", "second"],
	["slab", "third"],
];
const legacy: KitModules = [
	["slab", "first"],
	["slab", "first"],
	["bar", "third"],
	["bar", "third"],
];
const glyphs = [cloud, legacy];

export type TrackRecordProps = Omit<HomeSection<"whoweare">, "section">;

/** The history of the firm in a panel above its models, and below it another one with the figures and highlights. */
export function TrackRecord(props: TrackRecordProps) {
	const { heading, paragraphs, figures, facts, more, highlights, picture } = props;
	return (
		<section aria-labelledby="whoweare-title" id="whoweare" tabIndex={-1}>
			<div className={`panel ${styles.panel}`} data-picture={picture}>
				<div className={`wrap ${styles.story}`}>
					<h2 id="whoweare-title">{heading}</h2>
					<div className={styles.text}>
						{paragraphs.map((paragraph) => (
							<p key={paragraph}>
								<Unbroken text={paragraph} />
							</p>
						))}
					</div>
				</div>
				<div className={styles.picture}>
					<Picture name={picture} narrowName={squareRender(picture)} sizes="100vw" />
				</div>
			</div>
			<div className={`panel ${styles.ledger}`}>
				<div className={`wrap section ${styles.record}`}>
					<div className={`print-whole ${styles.figures}`}>
						<p className={styles.label}>{figures}</p>
						<dl className={`placed ${styles.facts}`}>
							{facts.map(({ figure, label }) => (
								<div key={figure}>
									<dt>{label}</dt>
									<dd>{figure}</dd>
								</div>
							))}
						</dl>
						<PageLink to={more.route}>
							<ReadMore>{more.text}</ReadMore>
						</PageLink>
					</div>
					<ul className={`placed print-columns ${styles.highlights}`}>
						{highlights.map(({ title, description }, index) => (
							<li key={title}>
								<KitGlyph modules={glyphs[index] ?? cloud} className={styles.glyph} />
								<h3 className={styles.title}>{title}</h3>
								<p>
									<Unbroken text={description} />
								</p>
							</li>
						))}
					</ul>
				</div>
			</div>
		</section>
	);
}
