import { useNavigation } from "react-router";
import styles from "./navigation-progress.module.css";

/** A line along the top while the next page takes long to load. */
export function NavigationProgress() {
	const { state } = useNavigation();
	return state === "idle" ? null : <div className={styles.line} aria-hidden="true" />;
}
