import ui from "#company/ui.json" with { type: "json" };
import type { HomeSection } from "#content/home-sections.ts";
import { squareRender } from "#content/renders.ts";
import { Picture } from "#site/components/picture/picture.tsx";
import { ReadMore } from "#site/components/read-more/read-more.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import styles from "./track-record.module.css";

type TrackRecordProps = Omit<HomeSection<"whoweare">, "section">;

/** The history of the firm in a panel above its models, and the highlights below it. */
export function TrackRecord(props: TrackRecordProps) {
	const { route, heading, paragraphs, more, highlights, picture } = props;
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
						<a href={more.route}>
							<ReadMore>{more.text}</ReadMore>
						</a>
					</div>
				</div>
				<div className={styles.picture}>
					<Picture name={picture} narrowName={squareRender(picture)} sizes="100vw" />
				</div>
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
		</section>
	);
}
