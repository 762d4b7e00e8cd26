import type { ComponentProps } from "react";

export type PageLinkProps = Omit<ComponentProps<"a">, "href" | "target" | "download"> & {
	/** The path of a page of this site. */
	to: string;
};

/** A link to another page of the site; `PageLinkFollower` (app/page-links) leads there without a new document. */
export function PageLink({ to, ...rest }: PageLinkProps) {
	return <a {...rest} href={to} data-page-link="" />;
}
