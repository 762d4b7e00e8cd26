import { type ReactNode, useState } from "react";
import styles from "./specimen.module.css";

export type SpecimenProps = {
	/** The component's name, and which of its looks where there are several. */
	name: string;
	/** Stays on the left line of the page; otherwise it has the whole width, as sections need. */
	wrapped?: boolean;
	/** Mounted only when asked for: what takes the focus or covers the page. */
	onDemand?: boolean;
	children: ReactNode;
};

/** One component in one or several states. */
export function Specimen({ name, wrapped, onDemand = false, children }: SpecimenProps) {
	const [asked, setAsked] = useState(!onDemand);
	const id = name.replaceAll(/\W+/g, "-").toLowerCase();
	return (
		<section aria-labelledby={`specimen-${id}`} className={styles.specimen}>
			<h2 id={`specimen-${id}`} className={`wrap ${styles.name}`}>
				{name}
			</h2>
			<div
				className={`${styles.stage} ${wrapped ? "wrap" : ""}`}
				data-specimen={id}
				data-on-demand={onDemand || undefined}
			>
				{asked ? (
					children
				) : (
					<button type="button" className={`wrap ${styles.ask}`} onClick={() => setAsked(true)}>
						{name}
					</button>
				)}
			</div>
		</section>
	);
}
