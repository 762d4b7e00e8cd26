import { type ReactNode, useId } from "react";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";

export type SheetProps = {
	/** The value of the radio button that shows it. */
	name: string;
	about: string;
	title: string;
	/** Says that it is a sample. */
	mark: string;
	children: ReactNode;
};

/** A sheet of paper on the desk. */
export function Sheet({ name, about, title, mark, children }: SheetProps) {
	const id = useId();
	return (
		<article aria-labelledby={id} className="sheet" data-sheet={name}>
			<div>
				<p className="mark">{mark}</p>
				<p className="about">{about}</p>
				<h3 id={id}>
					<Unbroken text={title} />
				</h3>
				{children}
			</div>
		</article>
	);
}
