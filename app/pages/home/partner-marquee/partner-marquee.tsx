import { Pause, Play } from "lucide-react";
import { useState } from "react";
import { PartnerLogo } from "#app/components/partner-logo/partner-logo.tsx";
import { ToolButton } from "#app/components/tool-button/tool-button.tsx";
import { home } from "#content/home.ts";
import { partners } from "#content/partners.ts";
import { ui } from "#content/ui.ts";
import styles from "./partner-marquee.module.css";

function Logos({ copy = false }: { copy?: boolean }) {
	return (
		<ul
			className={`${styles.logos} ${copy ? styles.copy : ""}`}
			aria-hidden={copy || undefined}
			inert={copy}
		>
			{partners.map((partner) => (
				<li key={partner.id}>
					<PartnerLogo partner={partner} />
				</li>
			))}
		</ul>
	);
}

export type PartnerMarqueeProps = {
	headingLevel?: 1 | 2;
	/** The wall stays still (pages for paper). */
	still?: boolean;
};

/**
 * A still wall of logos that CSS sets moving where script runs and motion is welcome.
 * The second list closes the loop and exists for the eye only.
 */
export function PartnerMarquee({ headingLevel = 2, still = false }: PartnerMarqueeProps) {
	const Heading = `h${headingLevel}` as const;
	const [choice, setChoice] = useState<"paused" | "playing">();
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
					<Heading id="partners-title" className={styles.heading}>
						{home.partners.heading}
					</Heading>
					<p className={styles.intro}>{home.partners.intro}</p>
				</div>
				{!still && (
					<ToolButton
						className={styles.tool}
						aria-label={paused ? ui.marqueePlay : ui.marqueePause}
						onClick={() => setChoice(paused ? "playing" : "paused")}
					>
						<Icon aria-hidden size={18} fill="currentColor" strokeWidth={0} />
					</ToolButton>
				)}
			</div>
			{still ? (
				<div className={`wrap ${styles.still}`}>
					<Logos />
				</div>
			) : (
				<div className={styles.strip}>
					<div className={styles.window}>
						<div className={styles.belt}>
							<Logos />
							<Logos copy />
						</div>
					</div>
				</div>
			)}
		</section>
	);
}
