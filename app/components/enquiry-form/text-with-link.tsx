import type { ReactNode } from "react";

type TextWithLinkProps = { text: string; place: string; children: ReactNode };

/** A text of content/ with an element at its `{place}`. */
export function TextWithLink({ text, place, children }: TextWithLinkProps) {
	const [before, after] = text.split(`{${place}}`);
	return (
		<>
			{before}
			{children}
			{after}
		</>
	);
}
