import { ArrowLeft, ArrowRight } from "lucide";
import site from "#company/site.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import { type Article, articlesOf, linkTo, type PageLink, trailOf } from "#content/navigation.ts";
import { pageAt, pageById, pagesOf } from "#content/pages.ts";
import { fill } from "#shared/fill.ts";
import { ClosingCall } from "#site/components/closing-call/closing-call.tsx";
import { Icon } from "#site/components/icon/icon.tsx";
import { Day } from "./day.tsx";
import { readProse } from "./prose.tsx";
import styles from "./reading.module.css";
import { ReadingHead } from "./reading-head.tsx";
import { Meaning } from "./term.tsx";

/** A shorter text is in view as a whole, or nearly. */
const MANY_HEADINGS = 5;

/** The articles before and after this one, in the order in which they appeared. */
function neighboursOf(article: Article) {
	const all = articlesOf(article.kind);
	const at = all.indexOf(article);
	return { previous: all[at + 1], next: all[at - 1] };
}

const offeringsIn = ({ offerings }: Article) =>
	offerings.map((id) => pageAt(pageById(id).route, "offering"));

function Neighbour({ page, rel }: { page: PageLink; rel: "prev" | "next" }) {
	return (
		<a href={page.route} rel={rel}>
			<Icon icon={rel === "prev" ? ArrowLeft : ArrowRight} size={24} />
			<span>
				<small>{rel === "prev" ? ui.previousPage : ui.nextPage}</small> {page.name}
			</span>
		</a>
	);
}

/** A note or a guide: its text, what we do about its subject, and what there is to read before and after it. */
export function ArticlePage({ article }: { article: Article }) {
	const { kind, name, meta, picture, pictureText, day, changed } = article;
	const terms = pagesOf("glossary").flatMap((page) => page.terms);
	const { body, headings, explained } = readProse(article.text, terms);
	const offerings = offeringsIn(article);
	const { previous, next } = neighboursOf(article);
	return (
		<>
			<article data-picture={picture}>
				<ReadingHead
					trail={trailOf(article)}
					name={name}
					heading={meta.title}
					lead={meta.description}
					picture={picture}
					pictureText={pictureText}
				>
					<p>
						{fill(ui.byline, site)} <Day day={day} />
						{changed && (
							<>
								{" "}
								({ui.changedOn} <Day day={changed} />)
							</>
						)}
					</p>
				</ReadingHead>
				<div className={`wrap ${styles.body}`}>
					{headings.length >= MANY_HEADINGS && (
						<nav aria-label={ui.tabsLabel} className={styles.contents}>
							<ol>
								{headings.map(({ id, title }) => (
									<li key={id}>
										<a href={`#${id}`}>{title}</a>
									</li>
								))}
							</ol>
						</nav>
					)}
					<div className={`${styles.prose} ${kind === "guide" ? styles.guide : ""}`}>{body}</div>
				</div>
			</article>
			{explained.map((term) => (
				<Meaning key={term.term} term={term} />
			))}
			<div className={`wrap ${styles.after}`}>
				{offerings.length > 0 && (
					<section aria-labelledby="offerings" className={styles.offerings}>
						<h2 id="offerings">{ui.aboutSubject}</h2>
						<ul>
							{offerings.map(({ route, name: title, summary }) => (
								<li key={route}>
									<a href={route}>
										<strong>{title}</strong> <span>{summary}</span>
										<Icon icon={ArrowRight} size={24} />
									</a>
								</li>
							))}
						</ul>
					</section>
				)}
				{(previous || next) && (
					<nav aria-label={ui.neighbours} className={styles.neighbours}>
						{previous && <Neighbour page={linkTo(previous)} rel="prev" />}
						{next && <Neighbour page={linkTo(next)} rel="next" />}
					</nav>
				)}
			</div>
			{offerings[0] && <ClosingCall {...offerings[0].cta} picture={picture} />}
		</>
	);
}
