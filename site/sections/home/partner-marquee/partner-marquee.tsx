import partnersFile from "#company/partners.json" with { type: "json" };
import { FEWEST_ON_BELT, type HomeSection } from "#content/home-sections.ts";
import type { Partner } from "#content/schema/files.ts";
import { PartnerLogo } from "#site/components/partner-logo/partner-logo.tsx";
import { island } from "#site/islands/island.tsx";
import { MarqueeButton } from "./marquee-button.tsx";
import styles from "./partner-marquee.module.css";

const Button = island("marquee", MarqueeButton);

const partners: readonly Partner[] = partnersFile;

function Logos({ duplicate = false }: { duplicate?: boolean }) {
	return (
		<ul
			className={`${styles.logos} ${duplicate ? styles.duplicate : ""}`}
			aria-hidden={duplicate || undefined}
			inert={duplicate}
		>
			{partners.map((partner) => (
				<li key={partner.source}>
					<PartnerLogo partner={partner} />
				</li>
			))}
		</ul>
	);
}

type PartnerMarqueeProps = Omit<HomeSection<"partners">, "section"> & {
	/** Renders without motion, for print. */
	still?: boolean;
};

/**
 * The client logos. They are static in the HTML; CSS animates them if script is enabled and motion is
 * not reduced. The second list makes the animation loop seamlessly and is only visual.
 */
export function PartnerMarquee({ heading, intro, still = false }: PartnerMarqueeProps) {
	const moves = !still && partners.length >= FEWEST_ON_BELT;
	return (
		<section
			aria-labelledby="partners-title"
			id="partners"
			tabIndex={-1}
			className={styles.section}
		>
			<div className={`wrap ${styles.bar}`}>
				<div>
					<h2 id="partners-title" className={styles.heading}>
						{heading}
					</h2>
					<p className={styles.intro}>{intro}</p>
				</div>
				{moves && <Button />}
			</div>
			<div className={still ? `wrap ${styles.still}` : styles.strip}>
				{moves ? (
					<div className={styles.window}>
						<div className={styles.belt}>
							<Logos />
							<Logos duplicate />
						</div>
					</div>
				) : (
					<Logos />
				)}
			</div>
		</section>
	);
}
