import type { ReactNode } from "react";
import type { SectionTone } from "../section-tone.ts";
import styles from "./section-frame.module.css";

export type SectionFrameProps = {
	/** Id of the heading, which names the section. */
	id: string;
	tone?: SectionTone;
	/** The subject whose ground it is, when it is another one than the page's. */
	picture?: string;
	className?: string;
	children: ReactNode;
};

/** A section of an inner page: its words keep to the left line of the page, panel or not. */
export function SectionFrame({
	id,
	tone = "plain",
	picture,
	className = "",
	children,
}: SectionFrameProps) {
	const ground = tone === "plain" ? styles.page : `panel ${styles.panel}`;
	return (
		<section aria-labelledby={id} className={ground} data-tone={tone} data-picture={picture}>
			<div className={`wrap section ${className}`}>{children}</div>
		</section>
	);
}
