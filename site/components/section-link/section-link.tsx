import type { ComponentProps } from "react";
import { Link, useLinkClickHandler, useLocation } from "react-router";
import type { SectionId } from "#content/section-ids.ts";
import type { SectionState } from "#site/hooks/section-navigation.ts";

export type SectionLinkProps = Omit<ComponentProps<"a">, "href"> & {
	section: SectionId;
	/** Query with the intent for the contact form, such as `?consultation`. */
	search?: string;
};

/**
 * A link to a section of the home page. With script it passes the section as navigation state and
 * the home page scrolls to it. Without script, or in a new tab, the fragment does the same.
 */
export function SectionLink({ section, search = "", onClick, ...rest }: SectionLinkProps) {
	const atHome = useLocation().pathname === "/";
	const goHome = useLinkClickHandler<HTMLAnchorElement>(`/${search}`, {
		state: { section } satisfies SectionState,
		preventScrollReset: atHome,
	});
	const fragment = section === "navbar" ? "" : `#${section}`;
	return (
		<Link
			{...rest}
			to={`/${search}${fragment}`}
			prefetch={atHome ? "none" : "intent"}
			onClick={(event) => {
				onClick?.(event);
				if (!event.defaultPrevented) goHome(event);
			}}
		/>
	);
}
