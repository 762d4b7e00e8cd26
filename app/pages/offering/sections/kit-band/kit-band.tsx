import { KitGlyph } from "#app/components/kit-glyph/kit-glyph.tsx";
import { glyphAt } from "../kit-glyphs.ts";
import styles from "./kit-band.module.css";

export type KitBandProps = {
	count: number;
	/** Where the row of glyphs begins. */
	start: number;
	className?: string;
};

/** Large glyphs side by side, where there is no picture. */
export function KitBand({ count, start, className = "" }: KitBandProps) {
	return (
		<div className={`${styles.band} ${className}`}>
			{Array.from({ length: count }, (_, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a fixed row without state
				<KitGlyph key={index} modules={glyphAt(start, index)} />
			))}
		</div>
	);
}
