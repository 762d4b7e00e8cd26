import type { ReactNode } from "react";
import type { SectionTone } from "../section-tone.ts";
import styles from "./section-frame.module.css";

type SectionFrameProps = {
	/** Id of the heading, which labels the section. */
	id: string;
	tone?: SectionTone;
	/** Picture whose background colour the section has, if it is not that of the page. */
	picture?: string;
	className?: string;
	children: ReactNode;
};

/** A section of an inner page. Its copy aligns with the page's left edge, on a panel too. */
export function SectionFrame({
	id,
	tone = "plain",
	picture,
	className = "",
	children,
}: SectionFrameProps) {
	const onPage = tone === "plain" || tone === "strip";
	const frame = onPage ? styles.page : `panel ${styles.panel}`;
	return (
		<section aria-labelledby={id} className={frame} data-tone={tone} data-picture={picture}>
			<div className={`wrap section ${className}`}>{children}</div>
		</section>
	);
}
