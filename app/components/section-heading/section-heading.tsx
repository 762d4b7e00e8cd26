import type { ComponentProps } from "react";
import styles from "./section-heading.module.css";

/** How far below the top of the screen a section's heading comes to stand (specification, section 9). */
export type AnchorOffset = "near" | "panel" | "deep";

const offsets: Record<AnchorOffset, string | undefined> = {
	near: "",
	panel: styles.panel,
	deep: styles.deep,
};

export type SectionHeadingProps = ComponentProps<"h2"> & { id: string; offset?: AnchorOffset };

/** The heading of a section of an inner page, which is also its anchor. */
export function SectionHeading({ offset = "near", className, ...rest }: SectionHeadingProps) {
	return (
		<h2
			tabIndex={-1}
			{...rest}
			className={`${styles.heading} ${offsets[offset]} ${className ?? ""}`}
		/>
	);
}
