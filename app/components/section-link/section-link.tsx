import type { ComponentProps } from "react";
import { useGoToSection } from "#app/hooks/section-navigation.ts";
import { opensHere } from "#app/page-links/opens-here.ts";
import type { SectionId } from "#content/section-ids.ts";

export type SectionLinkProps = Omit<ComponentProps<"a">, "href"> & { section: SectionId };

/**
 * A link to a section of the home page. With script it navigates with a section state
 * and scrolls; without, or in a new tab, the plain fragment does the same.
 */
export function SectionLink({ section, onClick, ...rest }: SectionLinkProps) {
	const goToSection = useGoToSection();
	return (
		<a
			{...rest}
			href={section === "navbar" ? "/" : `/#${section}`}
			onClick={(event) => {
				onClick?.(event);
				if (event.defaultPrevented || !opensHere(event)) return;
				event.preventDefault();
				goToSection(section);
			}}
		/>
	);
}
