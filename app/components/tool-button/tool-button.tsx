import type { ComponentProps } from "react";
import styles from "./tool-button.module.css";

export type ToolButtonProps = ComponentProps<"button"> & {
	/** What it does, for who doesn't see its sign. */
	"aria-label": string;
};

/** A square of 44 px with one sign: what moves is paused and led by these. */
export function ToolButton({ className = "", ...rest }: ToolButtonProps) {
	return <button {...rest} type="button" className={`${styles.tool} ${className}`} />;
}
