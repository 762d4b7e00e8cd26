import { useNavigation } from "react-router";
import { useReloadToDestination } from "#app/hooks/use-reload-to-destination.ts";
import ui from "#content/ui.json" with { type: "json" };
import styles from "./navigation-progress.module.css";

/**
 * A progress line at the top of the window while a slow page loads. Only this component reads the
 * state of a navigation, so that the page itself does not render when one starts.
 */
export function NavigationProgress() {
	const { state } = useNavigation();
	useReloadToDestination();
	return state === "idle" ? null : (
		<div role="progressbar" aria-label={ui.loadingPage} className={styles.line} />
	);
}
