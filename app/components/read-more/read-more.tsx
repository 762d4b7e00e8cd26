import { ArrowRight } from "lucide-react";
import { fill } from "#content/fill.ts";
import { ui } from "#content/ui.ts";
import styles from "./read-more.module.css";

/**
 * The cue inside a card that is a link as a whole. The rest of the name is for
 * assistive technology, which lists links without their surroundings.
 */
export function ReadMore({ about }: { about: string }) {
	const rest = fill(ui.readMoreAbout, { title: about }).replace(ui.readMore, "").trim();
	return (
		<span className={styles.cue}>
			{ui.readMore} <span className="visually-hidden">{rest}</span>
			<ArrowRight aria-hidden size={18} className={styles.arrow} />
		</span>
	);
}
