import { ArrowRight } from "lucide";
import ui from "#company/ui.json" with { type: "json" };
import { fill } from "#shared/fill.ts";
import { Icon } from "#site/components/icon/icon.tsx";
import styles from "./read-more.module.css";

type ReadMoreProps = { about: string } | { children: string };

/**
 * The label of a link with an arrow: its children, or "Read more" on a card that is one large link.
 * The hidden "about …" is for assistive technology, which lists links without their context.
 */
export function ReadMore(props: ReadMoreProps) {
	return (
		<span className={styles.cue}>
			{"about" in props ? (
				<>
					{ui.readMore}{" "}
					<span className="visually-hidden">{fill(ui.readMoreAbout, { title: props.about })}</span>
				</>
			) : (
				props.children
			)}
			<Icon icon={ArrowRight} size={18} className={styles.arrow} />
		</span>
	);
}
