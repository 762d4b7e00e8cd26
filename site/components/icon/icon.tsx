import type { IconNode } from "lucide";
import { createElement } from "react";
import styles from "./icon.module.css";

type IconWeight = "normal" | "bold" | "solid";

const weights: Record<IconWeight, string | undefined> = {
	normal: styles.icon,
	bold: styles.bold,
	solid: styles.solid,
};

type IconProps = {
	icon: IconNode;
	/** In px. */
	size: number;
	/** `solid` fills its shapes instead of drawing their outlines. */
	weight?: IconWeight;
	className?: string | undefined;
};

/**
 * A decorative icon from Lucide. The text beside it, or the name of its control, says what it means.
 */
export function Icon({ icon, size, weight = "normal", className }: IconProps) {
	return createElement(
		"svg",
		{
			"aria-hidden": true,
			className: className ? `${weights[weight]} ${className}` : weights[weight],
			width: size,
			height: size,
			viewBox: "0 0 24 24",
			fill: weight === "solid" ? "currentColor" : "none",
			stroke: "currentColor",
			strokeLinecap: "round",
			strokeLinejoin: "round",
		},
		...icon.map(([element, attributes]) => createElement(element, attributes)),
	);
}
