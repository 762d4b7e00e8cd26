import type { ComponentProps } from "react";
import type { SectionId } from "#content/section-ids.ts";

type SectionLinkProps = Omit<ComponentProps<"a">, "href"> & {
	section: SectionId;
	/** Query with the intent for the contact form, such as `?consultation`. */
	search?: string;
};

/** A link to a section of the home page. With script, browser/frame.ts scrolls to it smoothly. */
export function SectionLink({ section, search = "", ...rest }: SectionLinkProps) {
	const fragment = section === "navbar" ? "" : `#${section}`;
	return <a {...rest} href={`/${search}${fragment}`} />;
}
