import { Specimen } from "#site/styleguide/specimen/specimen.tsx";
import { colourPairs } from "./colour-pairs.ts";
import styles from "./colours.module.css";
import { Swatch } from "./swatch.tsx";

/** Both themes side by side: tokens follow the nearest `color-scheme`. */
export function Colours() {
	return (
		<Specimen name="Colours" wrapped>
			<div className={styles.themes}>
				{(["light", "dark"] as const).map((theme) => (
					<ul key={theme} className={styles.swatches} data-scheme={theme}>
						{colourPairs.map(({ ground, text }) => (
							<Swatch key={`${ground} ${text}`} ground={ground} text={text} />
						))}
					</ul>
				))}
			</div>
		</Specimen>
	);
}
