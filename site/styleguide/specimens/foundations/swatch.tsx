import { useEffect, useRef, useState } from "react";
import styles from "./colours.module.css";
import { contrast, toRgb } from "./contrast.ts";

/** Shows text on a background, and the contrast of the colours that the browser computes. */
export function Swatch({ ground, text }: { ground: string; text: string }) {
	const ref = useRef<HTMLLIElement>(null);
	const [ratio, setRatio] = useState<number>();
	useEffect(() => {
		if (!ref.current) return;
		const { color, backgroundColor } = getComputedStyle(ref.current);
		setRatio(contrast(toRgb(color), toRgb(backgroundColor)));
	}, []);
	return (
		<li
			ref={ref}
			className={styles.swatch}
			style={{ background: `var(--${ground})`, color: `var(--${text})` }}
		>
			<span>
				{text} / {ground}
			</span>
			<strong>{ratio?.toFixed(1)}</strong>
		</li>
	);
}
