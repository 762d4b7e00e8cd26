import { useNavigation } from "react-router";
import ui from "#company/ui.json" with { type: "json" };
import styles from "./navigation-progress.module.css";

/**
 * A progress line at the top of the window while a slow page loads. It is a component of its own, so
 * that the page itself does not render when a navigation starts.
 */
export function NavigationProgress() {
	const { state } = useNavigation();
	return state === "idle" ? null : (
		<div role="progressbar" aria-label={ui.loadingPage} className={styles.line} />
	);
}
