import { useEffect, useState } from "react";
import { fill } from "#shared/fill.ts";
import { closestPage } from "./closest-page.ts";
import styles from "./not-found.module.css";

type Destination = { name: string; route: string };

type SuggestionProps = {
	/** The text of the link, with a place for the title of the page. */
	suggestion: string;
	/** What stands there if no page is close. */
	advice: string;
	destinations: Destination[];
};

/** A link to the page whose address is the closest to the one that was asked for. */
export function Suggestion({ suggestion, advice, destinations }: SuggestionProps) {
	// One file serves every unknown address, so the build does not know it.
	const [closest, setClosest] = useState<Destination>();
	useEffect(() => setClosest(closestPage(location.pathname, destinations)), [destinations]);
	return (
		<p aria-live="polite">
			{closest ? (
				<a href={closest.route} className={styles.suggestion}>
					{fill(suggestion, { title: closest.name })}
				</a>
			) : (
				<span>{advice}</span>
			)}
		</p>
	);
}
