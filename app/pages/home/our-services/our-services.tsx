import { home } from "#content/home.ts";
import styles from "./our-services.module.css";
import { ServiceRow } from "./service-row.tsx";

export function OurServices({ headingLevel = 2 }: { headingLevel?: 1 | 2 }) {
	const Heading = `h${headingLevel}` as const;
	const RowHeading = headingLevel === 1 ? "h2" : "h3";
	const { heading, intro, cards } = home.services;
	return (
		<section
			aria-labelledby="ourservices-title"
			id="ourservices"
			tabIndex={-1}
			className={`section ${styles.section}`}
		>
			<div className="wrap">
				<div className={styles.head}>
					<Heading id="ourservices-title" className={styles.heading}>
						{heading}
					</Heading>
					<p className={styles.intro}>{intro}</p>
				</div>
				<ul className={styles.rows}>
					{cards.map((card) => (
						<li key={card.route}>
							<ServiceRow card={card} Heading={RowHeading} />
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
