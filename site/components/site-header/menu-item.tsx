import type { Menu } from "#content/navigation.ts";
import { SectionLink } from "#site/components/section-link/section-link.tsx";

type MenuItemProps = {
	item: Menu["sections"][number];
	/** The address of the page. */
	path: string;
	className: string | undefined;
};

/** The link to a section of home. It is marked as current on the page that has the same content. */
export function MenuItem({ item: { name, section, page }, path, className }: MenuItemProps) {
	return (
		<SectionLink section={section} className={className} aria-current={path === page || undefined}>
			{name}
		</SectionLink>
	);
}
