import { Pause, Play } from "lucide";
import { useState } from "react";
import ui from "#company/ui.json" with { type: "json" };
import { Icon } from "#site/components/icon/icon.tsx";
import { IconButton } from "#site/components/icon-button/icon-button.tsx";
import styles from "./partner-marquee.module.css";

/** Stops and starts the logos: the style sheet reads its `data-choice`. */
export function MarqueeButton() {
	const [choice, setChoice] = useState<"paused" | "playing">();
	const paused = choice === "paused";
	return (
		<IconButton
			className={styles.pauseButton}
			aria-label={paused ? ui.marqueePlay : ui.marqueePause}
			data-choice={choice}
			onClick={() => setChoice(paused ? "playing" : "paused")}
		>
			<Icon icon={paused ? Play : Pause} size={18} weight="solid" />
		</IconButton>
	);
}
