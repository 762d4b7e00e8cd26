import { Link, type LinkProps } from "react-router";

export type PageLinkProps = LinkProps & {
	/** Path of a page of this site. */
	to: string;
};

/** A link to another page of the site. Hover or focus prefetches the page's script and data. */
export function PageLink(props: PageLinkProps) {
	return <Link prefetch="intent" {...props} />;
}
