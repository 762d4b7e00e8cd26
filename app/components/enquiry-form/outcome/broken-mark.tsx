import styles from "./broken-mark.module.css";

/** The firm's mark with one module missing and another in the wrong position. For failures. */
export function BrokenMark() {
	return (
		<svg viewBox="0 0 32 32" width={76} height={76} aria-hidden="true">
			<rect className={styles.slab} x="1" y="1" width="14" height="14" rx="3" />
			<path className={styles.arch} d="M17 15V8a7 7 0 0 1 14 0v7h-4V8a3 3 0 0 0-6 0v7z" />
			<rect className={styles.arch} x="17" y="17" width="14" height="14" rx="3" />
		</svg>
	);
}
