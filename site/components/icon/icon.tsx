import type { IconNode } from "lucide";
import { createElement } from "react";

export type IconProps = {
	icon: IconNode;
	/** In px. */
	size: number;
	strokeWidth?: number;
	/** Fills its shapes instead of drawing their outlines. */
	solid?: boolean;
	className?: string | undefined;
};

/**
 * A decorative icon from Lucide. The text beside it, or the name of its control, says what it means.
 */
export function Icon({ icon, size, strokeWidth = 2, solid, className }: IconProps) {
	return createElement(
		"svg",
		{
			"aria-hidden": true,
			className,
			width: size,
			height: size,
			viewBox: "0 0 24 24",
			fill: solid ? "currentColor" : "none",
			stroke: "currentColor",
			strokeWidth: solid ? 0 : strokeWidth,
			strokeLinecap: "round",
			strokeLinejoin: "round",
		},
		...icon.map(([element, attributes]) => createElement(element, attributes)),
	);
}
