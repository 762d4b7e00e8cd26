import { ArrowLeft, ArrowRight } from "lucide";
import type { KeyboardEvent } from "react";
import ui from "#company/ui.json" with { type: "json" };
import { Icon } from "#site/components/icon/icon.tsx";
import { IconButton } from "#site/components/icon-button/icon-button.tsx";
import { PauseButton } from "#site/components/icon-button/pause-button.tsx";
import styles from "./carousel-controls.module.css";
import type { CarouselMoves } from "./use-carousel.ts";

type CarouselControlsProps = CarouselMoves & {
	/** In the order in which they are shown. The labels are visible on wide screens. */
	indicators: { name: string; label: string | undefined }[];
	position: number;
	playing: boolean;
	onPlay: (play: boolean) => void;
};

export function CarouselControls(props: CarouselControlsProps) {
	const { indicators, position, playing, onPlay, goTo, next, previous } = props;
	const moveByKey = (event: KeyboardEvent) => {
		const move = { ArrowLeft: previous, ArrowRight: next }[event.key];
		if (!move) return;
		event.preventDefault();
		move();
	};
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset would group form fields
		<div
			role="group"
			aria-label={ui.heroControls}
			className={styles.controls}
			onKeyDown={moveByKey}
		>
			<PauseButton
				playing={playing}
				names={{ pause: ui.heroPause, play: ui.heroPlay }}
				onPress={onPlay}
			/>
			<IconButton aria-label={ui.heroPrev} onClick={previous}>
				<Icon icon={ArrowLeft} size={20} weight="bold" />
			</IconButton>
			<IconButton aria-label={ui.heroNext} onClick={next}>
				<Icon icon={ArrowRight} size={20} weight="bold" />
			</IconButton>
			<div className={styles.indicators}>
				{indicators.map(({ name, label }, index) => (
					<button
						key={name}
						type="button"
						className={styles.indicator}
						aria-label={name}
						aria-current={index === position || undefined}
						onClick={() => goTo(index)}
					>
						<span className={styles.bar} />
						{label && <span className={styles.label}>{label}</span>}
					</button>
				))}
			</div>
		</div>
	);
}
