import ui from "#company/ui.json" with { type: "json" };
import { fill } from "#shared/fill.ts";
import styles from "./brochure-slide.module.css";

export type SlideIndicatorsProps = {
	names: string[];
	position: number;
	onChoose: (position: number) => void;
};

/** Buttons that select a slide. A brochure has no timer, so nothing else changes it. */
export function SlideIndicators({ names, position, onChoose }: SlideIndicatorsProps) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset would group form fields
		<div role="group" aria-label={ui.heroRegion} className={styles.indicators}>
			{names.map((title, index) => (
				<button
					key={title}
					type="button"
					aria-label={fill(ui.heroPosition, { n: index + 1, total: names.length, title })}
					aria-current={index === position || undefined}
					onClick={() => onChoose(index)}
				/>
			))}
		</div>
	);
}
