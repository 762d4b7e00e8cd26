import type { ComponentProps } from "react";
import styles from "./icon-button.module.css";

type IconButtonProps = ComponentProps<"button"> & {
	/** Required, because the icon is hidden from assistive technology. */
	"aria-label": string;
};

/** A square button of 44 px with an icon, such as play, pause, previous and next. */
export function IconButton({ className = "", ...rest }: IconButtonProps) {
	return <button {...rest} type="button" className={`${styles.button} ${className}`} />;
}
