import ui from "#company/ui.json" with { type: "json" };
import type { HomeSection } from "#content/home-sections.ts";
import { ReadMore } from "#site/components/read-more/read-more.tsx";
import { SubjectCard } from "#site/components/subject-card/subject-card.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import styles from "./what-we-do.module.css";

type WhatWeDoProps = Omit<HomeSection<"whatwedo">, "section"> & { headingLevel?: 1 | 2 };

export function WhatWeDo({ heading, intro, help, cards, headingLevel = 2 }: WhatWeDoProps) {
	const Heading = `h${headingLevel}` as const;
	const CardHeading = headingLevel === 1 ? "h2" : "h3";
	return (
		<section
			aria-labelledby="whatwedo-title"
			id="whatwedo"
			tabIndex={-1}
			className={`section ${styles.section}`}
		>
			<div className={`wrap ${styles.bento}`}>
				<div className={styles.head}>
					<Heading id="whatwedo-title" className={styles.heading}>
						{heading}
					</Heading>
					<p className={styles.intro}>
						<Unbroken text={intro} />
					</p>
					{/* The section's own page ends with this call. */}
					{headingLevel === 2 && (
						<div className={styles.help}>
							<p>
								<Unbroken text={help.text} />
							</p>
							<a href={help.route}>
								<ReadMore>{help.heading}</ReadMore>
							</a>
						</div>
					)}
				</div>
				<ul className={`placed ${styles.cards}`}>
					{cards.map((card, index) => (
						<li key={card.route}>
							<SubjectCard card={card} Heading={CardHeading} beside={index > 0} />
							{card.gesture && (
								<details className={styles.gesture} name="gesture">
									<summary>{card.gesture.text}</summary>
									<p>
										<Unbroken text={card.gesture.answer} />{" "}
										<a href={card.gesture.rest}>
											<ReadMore>{ui.tryTheRest}</ReadMore>
										</a>
									</p>
								</details>
							)}
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
