import type { Menu } from "#content/navigation.ts";
import { SectionLink } from "#site/components/section-link/section-link.tsx";
import { usePagePath } from "#site/hooks/use-page-path.ts";

export type MenuItemProps = { item: Menu["sections"][number]; className: string | undefined };

/** The link to a section of home. It is marked as current on the page that has the same content. */
export function MenuItem({ item: { name, section, page }, className }: MenuItemProps) {
	const isCurrent = usePagePath() === page;
	return (
		<SectionLink section={section} className={className} aria-current={isCurrent || undefined}>
			{name}
		</SectionLink>
	);
}
