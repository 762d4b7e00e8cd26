import type { ComponentProps } from "react";
import styles from "./section-heading.module.css";

/** Distance from the top of the screen after a jump to the heading (specification, section 9). */
type AnchorOffset = "near" | "panel" | "deep";

const offsets: Record<AnchorOffset, string | undefined> = {
	near: "",
	panel: styles.panel,
	deep: styles.deep,
};

type SectionHeadingProps = ComponentProps<"h2"> & { id: string; offset?: AnchorOffset };

/** The heading and anchor of a section of an inner page. */
export function SectionHeading({ offset = "near", className, ...rest }: SectionHeadingProps) {
	return (
		<h2
			tabIndex={-1}
			{...rest}
			className={`${styles.heading} ${offsets[offset]} ${className ?? ""}`}
		/>
	);
}
