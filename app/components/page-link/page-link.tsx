import { Link, type LinkProps } from "react-router";

export type PageLinkProps = LinkProps & {
	/** The path of a page of this site. */
	to: string;
};

/** A link to another page of the site. Its script and data are fetched when a visitor points at it. */
export function PageLink(props: PageLinkProps) {
	return <Link prefetch="intent" {...props} />;
}
