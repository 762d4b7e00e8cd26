import { type ReactNode, ViewTransition } from "react";

export type SubjectTransitionProps = {
	/** The subject's picture: the card of a page and the head of that page share it. */
	picture: string;
	children: ReactNode;
};

/** Where the browser can, a card grows into the head of its page on the way there. */
export function SubjectTransition({ picture, children }: SubjectTransitionProps) {
	return (
		<ViewTransition name={`subject-${picture}`} default="none" share="subject">
			{children}
		</ViewTransition>
	);
}
