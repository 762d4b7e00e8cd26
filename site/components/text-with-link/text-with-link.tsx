import type { ReactNode } from "react";

type TextWithLinkProps = {
	text: string;
	/** The link replaces this name, in braces, in the text. */
	name: string;
	children: ReactNode;
};

/** Renders copy and inserts a link for `{name}`. Copy without it is rendered unchanged. */
export function TextWithLink({ text, name, children }: TextWithLinkProps) {
	const [before, after] = text.split(`{${name}}`);
	return (
		<>
			{before}
			{after !== undefined && children}
			{after}
		</>
	);
}
