import type { ComponentProps } from "react";
import styles from "./button.module.css";

export type ButtonVariant = "hot" | "action" | "line" | "ink";

const variants: Record<ButtonVariant, string | undefined> = {
	hot: styles.hot,
	action: undefined,
	line: styles.line,
	ink: styles.ink,
};

/** Returns the classes of a button, for links that look like one. */
export function buttonClass(variant: ButtonVariant = "action"): string {
	return [styles.button, variants[variant]].filter(Boolean).join(" ");
}

type ButtonProps = ComponentProps<"button"> & { variant?: ButtonVariant };

export function Button({ variant, className, ...rest }: ButtonProps) {
	return (
		<button type="button" {...rest} className={`${buttonClass(variant)} ${className ?? ""}`} />
	);
}
