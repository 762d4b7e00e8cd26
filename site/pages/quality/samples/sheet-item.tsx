import type { ReactNode } from "react";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";

export type SheetItemProps = {
	heading: ReactNode;
	text: string;
	/** Stands between the heading and the text. */
	children?: ReactNode;
};

/** An item of a list on a sheet: a heading with its text. */
export function SheetItem({ heading, text, children }: SheetItemProps) {
	return (
		<li>
			<h4>{heading}</h4>
			{children}
			<p>
				<Unbroken text={text} />
			</p>
		</li>
	);
}
