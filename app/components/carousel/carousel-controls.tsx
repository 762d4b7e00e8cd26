import { ArrowLeft, ArrowRight, Pause, Play } from "lucide-react";
import type { KeyboardEvent } from "react";
import { IconButton } from "#app/components/icon-button/icon-button.tsx";
import ui from "#content/ui.json" with { type: "json" };
import styles from "./carousel-controls.module.css";
import type { CarouselMoves } from "./use-carousel.ts";

export type CarouselControlsProps = CarouselMoves & {
	label: string;
	/** Names of the slides, in the order in which they are shown. */
	names: string[];
	/** Visible names of the slides on wide screens. */
	labels: (string | undefined)[];
	position: number;
	playing: boolean;
	onPlay: (play: boolean) => void;
};

export function CarouselControls(props: CarouselControlsProps) {
	const { label, names, labels, position, playing, onPlay, goTo, next, previous } = props;
	const PlayIcon = playing ? Pause : Play;
	const moveByKey = (event: KeyboardEvent) => {
		const move = { ArrowLeft: previous, ArrowRight: next }[event.key];
		if (!move) return;
		event.preventDefault();
		move();
	};
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset would group form fields
		<div role="group" aria-label={label} className={styles.controls} onKeyDown={moveByKey}>
			<IconButton
				aria-label={playing ? ui.heroPause : ui.heroPlay}
				onClick={() => onPlay(!playing)}
			>
				<PlayIcon aria-hidden size={18} fill="currentColor" strokeWidth={0} />
			</IconButton>
			<IconButton aria-label={ui.heroPrev} onClick={previous}>
				<ArrowLeft aria-hidden size={20} strokeWidth={2.4} />
			</IconButton>
			<IconButton aria-label={ui.heroNext} onClick={next}>
				<ArrowRight aria-hidden size={20} strokeWidth={2.4} />
			</IconButton>
			<div className={styles.indicators}>
				{names.map((name, index) => (
					<button
						key={name}
						type="button"
						className={styles.indicator}
						aria-label={name}
						aria-current={index === position || undefined}
						onClick={() => goTo(index)}
					>
						<span className={styles.bar} />
						{labels[index] && <span className={styles.label}>{labels[index]}</span>}
					</button>
				))}
			</div>
		</div>
	);
}
