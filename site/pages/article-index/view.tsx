import ui from "#company/ui.json" with { type: "json" };
import { articlesOf } from "#content/navigation.ts";
import type { PageOf } from "#content/pages.ts";
import { Picture } from "#site/components/picture/picture.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import { Day } from "#site/sections/reading/day.tsx";
import styles from "#site/sections/reading/reading.module.css";
import { ReadingHead } from "#site/sections/reading/reading-head.tsx";

/** All notes or all guides, the newest first. */
export function ArticleIndexView({ page }: { page: PageOf<"article-index"> }) {
	const { name, intro, picture, pictureText, of } = page;
	return (
		<>
			<ReadingHead heading={name} lead={intro} picture={picture} pictureText={pictureText}>
				{of === "note" && <a href="/feed.atom">{ui.feed}</a>}
			</ReadingHead>
			<ul className={`wrap ${styles.list}`}>
				{articlesOf(of).map(({ route, meta, picture: subject, day }) => (
					<li key={route}>
						<a href={route} className={`picture-card ${styles.entry}`} data-picture={subject}>
							<Day day={day} />
							<h2>
								<Unbroken text={meta.title} />
							</h2>
							<p>
								<Unbroken text={meta.description} />
							</p>
							<Picture name={subject} sizes="(width < 760px) 100vw, 620px" />
						</a>
					</li>
				))}
			</ul>
		</>
	);
}
