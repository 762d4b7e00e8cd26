import mark from "#company/made/mark.json" with { type: "json" };
import { markAreas } from "./brand-mark.tsx";
import styles from "./mark-with-gap.module.css";

/** The mark with a gap where its hot piece belongs; the piece has rolled away. For error pages. */
export const MarkWithGap = () => (
	<svg viewBox={mark.wideViewBox} height={76} aria-hidden>
		{markAreas}
		<path className={styles.gap} d={mark.hot} />
		<path className={styles.rolled} fill="var(--hot)" d={mark.hot} />
	</svg>
);
