import { Pause, Play } from "lucide-react";
import { useState } from "react";
import { IconButton } from "#app/components/icon-button/icon-button.tsx";
import { PartnerLogo } from "#app/components/partner-logo/partner-logo.tsx";
import partners from "#company/partners.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import type { HomeSection } from "#content/home-sections.ts";
import styles from "./partner-marquee.module.css";

/** The specification's 135000 ms for 21 logos: as many ms for each logo, however many there are. */
const MS_PER_LOGO = 135000 / 21;

/** Fewer stand still, because a belt of them would show each several times at once. */
const FEWEST_ON_BELT = 6;

function keepSpeed(belt: HTMLElement | null) {
	if (belt) belt.style.animationDuration = `${partners.length * MS_PER_LOGO}ms`;
}

function Logos({ duplicate = false }: { duplicate?: boolean }) {
	return (
		<ul
			className={`${styles.logos} ${duplicate ? styles.duplicate : ""}`}
			aria-hidden={duplicate || undefined}
			inert={duplicate}
		>
			{partners.map((partner) => (
				<li key={partner.id}>
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
	const isWall = still || partners.length < FEWEST_ON_BELT;
	const paused = choice === "paused";
	const Icon = paused ? Play : Pause;
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
				{!isWall && (
					<IconButton
						className={styles.pauseButton}
						aria-label={paused ? ui.marqueePlay : ui.marqueePause}
						onClick={() => setChoice(paused ? "playing" : "paused")}
					>
						<Icon aria-hidden size={18} fill="currentColor" strokeWidth={0} />
					</IconButton>
				)}
			</div>
			{isWall ? (
				<div className={`wrap ${still ? styles.still : styles.few}`}>
					<Logos />
				</div>
			) : (
				<div className={styles.strip}>
					<div className={styles.window}>
						<div ref={keepSpeed} className={styles.belt}>
							<Logos />
							<Logos duplicate />
						</div>
					</div>
				</div>
			)}
		</section>
	);
}
