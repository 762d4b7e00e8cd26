import { type ReactNode, useState } from "react";
import { Button } from "#site/components/button/button.tsx";
import styles from "./guide.module.css";

type Look = {
	/** Aligns it with the page grid; otherwise it has the full width, as sections need. */
	wrapped?: boolean;
	/** Mounts it on request only, because it takes the focus or covers the page. */
	onDemand?: boolean;
};

function Specimen({
	name,
	wrapped,
	onDemand = false,
	children,
}: Look & { name: string; children: ReactNode }) {
	const [mounted, setMounted] = useState(!onDemand);
	const id = name.replaceAll(/\W+/g, "-").toLowerCase();
	const mount = () => setMounted(true);
	return (
		<section aria-labelledby={`specimen-${id}`} className={styles.specimen}>
			<h2 id={`specimen-${id}`} className={`wrap ${styles.name}`}>
				{name}
			</h2>
			<div className={`${styles.stage} ${wrapped ? "wrap" : ""}`} data-specimen={id}>
				{mounted ? children : <Button onClick={mount}>{name}</Button>}
			</div>
		</section>
	);
}

/** Shows components, by their names, each in one or several states. */
export const specimens = (elements: Record<string, ReactNode>, look: Look = {}) =>
	Object.entries(elements).map(([name, element]) => (
		<Specimen key={name} name={name} {...look}>
			{element}
		</Specimen>
	));

/** Shows the same element in every state of pointer and keyboard, which the tests force. */
export const States = ({ children }: { children: ReactNode }) => (
	<div className={styles.states}>
		{["rest", "hover", "focus", "active"].map((state) => (
			<div key={state} data-force={state}>
				{children}
				<code className={styles.label}>{state}</code>
			</div>
		))}
	</div>
);
