import { KitGlyph } from "#app/components/kit-glyph/kit-glyph.tsx";
import { withGlyphs } from "../kit-glyphs.ts";
import styles from "./kit-band.module.css";

export type KitBandProps = {
	/** Words that decide the signs, one sign each; nothing of them is shown. */
	words: string[];
	className?: string;
};

/** Signs of the kit side by side, large: the place of a picture where there is none. */
export function KitBand({ words, className = "" }: KitBandProps) {
	return (
		<div className={`${styles.band} ${className}`}>
			{withGlyphs(words.map((title) => ({ title }))).map(({ title, glyph }) => (
				<KitGlyph key={title} modules={glyph} />
			))}
		</div>
	);
}
