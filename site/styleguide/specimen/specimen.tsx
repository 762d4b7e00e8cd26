import { type ReactNode, useState } from "react";
import styles from "./specimen.module.css";

export type SpecimenProps = {
	/** Name of the component and, if there are several, of its variant. */
	name: string;
	/** Aligns it with the page grid; otherwise it has the full width, as sections need. */
	wrapped?: boolean;
	/** Mounts it on request only, because it takes the focus or covers the page. */
	onDemand?: boolean;
	children: ReactNode;
};

/** Shows one component in one or several states. */
export function Specimen({ name, wrapped, onDemand = false, children }: SpecimenProps) {
	const [mounted, setMounted] = useState(!onDemand);
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
				{mounted ? (
					children
				) : (
					<button
						type="button"
						className={`wrap ${styles.showButton}`}
						onClick={() => setMounted(true)}
					>
						{name}
					</button>
				)}
			</div>
		</section>
	);
}
