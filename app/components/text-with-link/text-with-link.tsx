import type { ReactNode } from "react";

export type TextWithLinkProps = {
	text: string;
	/** Name of the place, in braces in the text, that the link replaces. */
	place: string;
	children: ReactNode;
};

/** A text of content/ with a link where its `{place}` is; a text without the place stays as it is. */
export function TextWithLink({ text, place, children }: TextWithLinkProps) {
	const [before, after] = text.split(`{${place}}`);
	return (
		<>
			{before}
			{after !== undefined && children}
			{after}
		</>
	);
}
