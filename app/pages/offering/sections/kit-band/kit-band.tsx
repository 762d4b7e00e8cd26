import { KitGlyph } from "#app/components/kit-glyph/kit-glyph.tsx";
import { glyphAt } from "../kit-glyphs.ts";
import styles from "./kit-band.module.css";

export type KitBandProps = {
	count: number;
	/** Index of the section, which determines the first glyph. */
	start: number;
	className?: string;
};

/** A row of large glyphs, for a section without a picture. */
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
