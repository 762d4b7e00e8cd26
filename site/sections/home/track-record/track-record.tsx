import ui from "#company/ui.json" with { type: "json" };
import type { HomeSection } from "#content/home-sections.ts";
import { squareRender } from "#content/renders.ts";
import { Picture } from "#site/components/picture/picture.tsx";
import { ReadMore } from "#site/components/read-more/read-more.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import styles from "./track-record.module.css";

type TrackRecordProps = Omit<HomeSection<"whoweare">, "section">;

/** A number is large, and the word before or after it small, as in “Over 25”. */
function Figure({ text }: { text: string }) {
	const [before, number, ...after] = text.split(/(\d[\d.,]*%?)/);
	return (
		<>
			{before}
			<b>{number}</b>
			{after}
		</>
	);
}

/** The history of the firm in a panel above its models, and below it another one with the figures and highlights. */
export function TrackRecord(props: TrackRecordProps) {
	const { route, heading, paragraphs, figures, facts, more, highlights, picture } = props;
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
						<a href={route}>
							<ReadMore>{ui.moreAboutUs}</ReadMore>
						</a>
					</div>
				</div>
				<div className={styles.picture}>
					<Picture name={picture} narrowName={squareRender(picture)} sizes="100vw" />
				</div>
			</div>
			<div className={`panel ${styles.ledger}`}>
				<div className={`wrap section ${styles.record}`}>
					<div className={`print-whole ${styles.figures}`}>
						<div className={styles.head}>
							<h3>{figures}</h3>
							<a href={more.route}>
								<ReadMore>{more.text}</ReadMore>
							</a>
						</div>
						<dl className={`placed ${styles.facts}`}>
							{facts.map(({ figure, label }) => (
								<div key={figure}>
									<dt>{label}</dt>
									<dd>
										<Figure text={figure} />
									</dd>
								</div>
							))}
						</dl>
					</div>
					<ul className={`placed print-columns ${styles.highlights}`}>
						{highlights.map(({ title, description, picture }) => (
							<li key={title}>
								<div className={styles.copy}>
									<h3>
										<Unbroken text={title} />
									</h3>
									<p>
										<Unbroken text={description} />
									</p>
								</div>
								<Picture name={picture} sizes="(width < 760px) 80vw, 320px" />
							</li>
						))}
					</ul>
				</div>
			</div>
		</section>
	);
}
