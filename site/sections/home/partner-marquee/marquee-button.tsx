import { useState } from "react";
import ui from "#company/ui.json" with { type: "json" };
import { PauseButton } from "#site/components/icon-button/pause-button.tsx";
import styles from "./partner-marquee.module.css";

/** Stops and starts the logos: the style sheet reads its `data-choice`. */
export function MarqueeButton() {
	const [choice, setChoice] = useState<"paused" | "playing">();
	return (
		<PauseButton
			className={styles.pauseButton}
			playing={choice !== "paused"}
			names={{ pause: ui.marqueePause, play: ui.marqueePlay }}
			data-choice={choice}
			onPress={(play) => setChoice(play ? "playing" : "paused")}
		/>
	);
}
