import { useNavigation } from "react-router";
import ui from "#content/ui.json" with { type: "json" };
import styles from "./navigation-progress.module.css";

/** A line along the top while the next page takes long to load. */
export function NavigationProgress() {
	const { state } = useNavigation();
	return state === "idle" ? null : (
		<div role="progressbar" aria-label={ui.loadingPage} className={styles.line} />
	);
}
