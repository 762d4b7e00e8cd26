import { fill } from "#content/fill.ts";
import ui from "#content/ui.json" with { type: "json" };
import styles from "./brochure-slide.module.css";

export type SlideIndicatorsProps = {
	names: string[];
	position: number;
	onChoose: (position: number) => void;
};

/** Nothing but these changes the slide: there is no timer here. */
export function SlideIndicators({ names, position, onChoose }: SlideIndicatorsProps) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form
		<div role="group" aria-label={ui.heroRegion} className={styles.indicators}>
			{names.map((title, index) => (
				<button
					key={title}
					type="button"
					className={styles.indicator}
					aria-label={fill(ui.heroPosition, { n: index + 1, total: names.length, title })}
					aria-current={index === position || undefined}
					onClick={() => onChoose(index)}
				/>
			))}
		</div>
	);
}
