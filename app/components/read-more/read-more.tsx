import { ArrowRight } from "lucide-react";
import { fill } from "#content/fill.ts";
import ui from "#content/ui.json" with { type: "json" };
import styles from "./read-more.module.css";

/**
 * The cue inside a card that is a link as a whole. "about …" is for assistive technology, which
 * lists links without their surroundings.
 */
export function ReadMore({ about }: { about: string }) {
	return (
		<span className={styles.cue}>
			{ui.readMore}{" "}
			<span className="visually-hidden">{fill(ui.readMoreAbout, { title: about })}</span>
			<ArrowRight aria-hidden size={18} className={styles.arrow} />
		</span>
	);
}
