import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { ui } from "#content/ui.ts";
import styles from "./next-page.module.css";
import { pageLabel } from "./page-label.ts";

/** The way on, from neighbour to neighbour. */
export function NextPage({ route }: { route: string }) {
	return (
		<div className="wrap">
			<Link to={route} className={styles.next}>
				<span className={styles.eyebrow}>{ui.nextPage}</span>{" "}
				<span className={styles.label}>{pageLabel(route)}</span>
				<ArrowRight aria-hidden size={28} className={styles.arrow} />
			</Link>
		</div>
	);
}
