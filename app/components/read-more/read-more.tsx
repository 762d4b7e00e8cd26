import { ArrowRight } from "lucide-react";
import ui from "#content/ui.json" with { type: "json" };
import { fill } from "#shared/fill.ts";
import styles from "./read-more.module.css";

/**
 * The "Read more" label of a card that is one large link. The hidden "about …" is for assistive
 * technology, which lists links without their context.
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
