import type { ReactNode } from "react";
import styles from "./section-frame.module.css";

export type SectionFrameProps = {
	/** Id of the heading, which names the section. */
	id: string;
	/** On the page, or a panel: in ink, in ultramarine or in the ground of a subject. */
	tone?: "plain" | "ink" | "ultra" | "ground";
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
