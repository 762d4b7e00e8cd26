import type { PageLink } from "#content/navigation.ts";
import { closingRender } from "#content/renders.ts";
import { PanelPicture } from "#site/components/panel-picture/panel-picture.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import styles from "./closing-call.module.css";
import { FirstWordsForm } from "./first-words-form.tsx";
import { type LabelledLink, NextPage } from "./next-page.tsx";

type ClosingCallProps = {
	/** The question of the page. */
	heading: string;
	/** What the visitor may answer: the label of the text area. */
	text: string;
	/** An answer that could stand there: the placeholder of the text area. */
	example?: string | undefined;
	/** The picture of the page, which the call shows from its other side. */
	picture: string;
	/** The next page in the order of the menu. */
	next?: PageLink;
	/** What there is to read about the subject of the page. */
	articles?: LabelledLink[];
};

/** The end of a page: its question, which the visitor can answer, and a link to the next page. */
export function ClosingCall({
	heading,
	text,
	example,
	picture,
	next,
	articles = [],
}: ClosingCallProps) {
	return (
		<section
			aria-labelledby="closing-call"
			className={`panel ${styles.call}`}
			data-picture={picture}
			data-hides-contact
		>
			<div className={styles.main}>
				<div className={styles.copy}>
					<h2 id="closing-call" className={styles.heading}>
						<Unbroken text={heading} />
					</h2>
					<FirstWordsForm prompt={text} example={example} />
				</div>
				<PanelPicture
					className={styles.picture}
					name={closingRender(picture)}
					sizes="(width < 760px) 160vw, min(72vw, 1100px)"
				/>
			</div>
			{articles.length > 0 && (
				<ul>
					{articles.map(({ label, ...page }) => (
						<li key={page.route}>
							<NextPage page={page} label={label} />
						</li>
					))}
				</ul>
			)}
			{next && <NextPage page={next} />}
		</section>
	);
}
