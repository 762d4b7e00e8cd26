import { Pause, Play } from "lucide-react";
import { useState } from "react";
import { PartnerLogo } from "#app/components/partner-logo/partner-logo.tsx";
import { ToolButton } from "#app/components/tool-button/tool-button.tsx";
import type { HomeSection } from "#content/home-sections.ts";
import partners from "#content/partners.json" with { type: "json" };
import ui from "#content/ui.json" with { type: "json" };
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

export type PartnerMarqueeProps = Omit<HomeSection<"partners">, "section"> & {
	/** A wall that does not move, for paper. */
	still?: boolean;
};

/**
 * A still wall of logos that CSS sets moving where script runs and motion is welcome.
 * The second list closes the loop and exists for the eye only.
 */
export function PartnerMarquee({ heading, intro, still = false }: PartnerMarqueeProps) {
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
					<h2 id="partners-title" className={styles.heading}>
						{heading}
					</h2>
					<p className={styles.intro}>{intro}</p>
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
