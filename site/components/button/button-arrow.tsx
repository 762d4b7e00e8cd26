import { ArrowRight } from "lucide";
import { Icon } from "#site/components/icon/icon.tsx";
import styles from "./button.module.css";

/** The arrow at the end of a button or of a link that looks like one. It moves a little on hover. */
export const ButtonArrow = () => (
	<Icon icon={ArrowRight} size={20} weight="bold" className={styles.arrow} />
);
