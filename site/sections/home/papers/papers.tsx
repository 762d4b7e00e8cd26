import ui from "#company/ui.json" with { type: "json" };
import type { HomeSection } from "#content/home-sections.ts";
import { Paper } from "#site/components/paper/paper.tsx";
import { ReadMore } from "#site/components/read-more/read-more.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import styles from "./papers.module.css";

type PapersProps = Omit<HomeSection<"papers">, "section">;

/** How much of each paper is seen. */
const PARTS = 2;

/** The papers that come with software, side by side; each leads to the whole of it. */
export function Papers({ route, heading, intro, mark, note, sheets }: PapersProps) {
	return (
		<section aria-labelledby="papers-title" className={`wrap section ${styles.section}`}>
			<div className={styles.head}>
				<h2 id="papers-title">{heading}</h2>
				<p>
					<Unbroken text={intro} />
				</p>
			</div>
			<ul className={`placed ${styles.papers}`}>
				{sheets.map((sheet) => (
					<li key={sheet.id}>
						{/* Cut off below, so it is a picture of the paper; the link says what it is. */}
						<div aria-hidden="true" inert>
							<Paper sheet={sheet} mark={mark} parts={PARTS} />
						</div>
						<a href={`${route}#${sheet.id}`}>
							<ReadMore>{ui.readPaper}</ReadMore>
							<span className="visually-hidden">: {sheet.title}</span>
						</a>
					</li>
				))}
			</ul>
			<small>{note}</small>
		</section>
	);
}
