import { Pause, Play } from "lucide";
import { useState } from "react";
import partnersFile from "#company/partners.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import type { HomeSection } from "#content/home-sections.ts";
import type { Partner } from "#content/schema/files.ts";
import { Icon } from "#site/components/icon/icon.tsx";
import { IconButton } from "#site/components/icon-button/icon-button.tsx";
import { PartnerLogo } from "#site/components/partner-logo/partner-logo.tsx";
import { FEWEST_ON_BELT } from "./fewest-on-belt.ts";
import styles from "./partner-marquee.module.css";

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

export type PartnerMarqueeProps = Omit<HomeSection<"partners">, "section"> & {
	/** Renders without motion, for print. */
	still?: boolean;
};

/**
 * The client logos. They are static in the HTML; CSS animates them if script is enabled and motion is
 * not reduced. The second list makes the animation loop seamlessly and is only visual.
 */
export function PartnerMarquee({ heading, intro, still = false }: PartnerMarqueeProps) {
	const [choice, setChoice] = useState<"paused" | "playing">();
	const moves = !still && partners.length >= FEWEST_ON_BELT;
	const paused = choice === "paused";
	return (
		<section
			aria-labelledby="partners-title"
			id="partners"
			tabIndex={-1}
			className={styles.section}
			data-choice={choice}
		>
			<div className={`wrap ${styles.bar}`}>
				<div>
					<h2 id="partners-title" className={styles.heading}>
						{heading}
					</h2>
					<p className={styles.intro}>{intro}</p>
				</div>
				{moves && (
					<IconButton
						className={styles.pauseButton}
						aria-label={paused ? ui.marqueePlay : ui.marqueePause}
						onClick={() => setChoice(paused ? "playing" : "paused")}
					>
						<Icon icon={paused ? Play : Pause} size={18} solid />
					</IconButton>
				)}
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
