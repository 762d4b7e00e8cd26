import type { HomeSection } from "#content/home-sections.ts";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import styles from "./our-services.module.css";
import { ServiceRow } from "./service-row.tsx";

type OurServicesProps = Omit<HomeSection<"ourservices">, "section"> & {
	headingLevel?: 1 | 2;
};

export function OurServices({ heading, intro, cards, headingLevel = 2 }: OurServicesProps) {
	const Heading = `h${headingLevel}` as const;
	const RowHeading = headingLevel === 1 ? "h2" : "h3";
	return (
		<section
			aria-labelledby="ourservices-title"
			id="ourservices"
			tabIndex={-1}
			className={`section ${styles.section}`}
		>
			<div className="wrap">
				<div className={`print-whole ${styles.head}`}>
					<Heading id="ourservices-title">{heading}</Heading>
					<p className={styles.intro}>
						<Unbroken text={intro} />
					</p>
				</div>
				<ul className={`placed ${styles.rows}`}>
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
