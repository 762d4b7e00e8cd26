import styles from "./brand-mark.module.css";

/** The mark with a gap where its ball belongs; the ball has rolled away. For error pages. */
export function MarkWithGap() {
	return (
		<svg viewBox="0 0 48 34" height={76} aria-hidden="true">
			<path
				className={styles.slab}
				d="M1 4a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3z"
			/>
			<path className={styles.arch} d="M17 15V8a7 7 0 0 1 14 0v7h-4V8a3 3 0 0 0-6 0v7z" />
			<path className={styles.arch} d="M1 17h14v11a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3z" />
			<circle className={styles.gap} cx="24" cy="24" r="6.5" />
			<circle className={`${styles.ball} ${styles.rolled}`} cx="40" cy="26" r="7" />
		</svg>
	);
}
