import { ChevronDown } from "lucide";
import ui from "#company/ui.json" with { type: "json" };
import type { Menu } from "#content/navigation.ts";
import { Icon } from "#site/components/icon/icon.tsx";
import { usePagePath } from "#site/hooks/use-page-path.ts";
import { usePopover } from "#site/hooks/use-popover.ts";
import { OfferingList } from "./offering-list.tsx";
import styles from "./offerings-menu.module.css";

/** The "What we do" dropdown for wide screens. */
export function OfferingsMenu({ menu }: { menu: Menu }) {
	const columns = [
		{ heading: ui.menuSolutions, items: menu.solutions },
		{ heading: ui.menuServices, items: menu.services },
	];
	const { button, popover } = usePopover<HTMLDivElement>();
	const page = usePagePath();
	const isCurrent = [...menu.solutions, ...menu.services].some(
		({ route }) => page === route || page.startsWith(`${route}/`),
	);
	return (
		<>
			<button
				type="button"
				className={styles.button}
				aria-current={isCurrent || undefined}
				{...button}
			>
				{ui.menuWhatWeDo}
				<Icon icon={ChevronDown} size={16} className={styles.chevron} />
			</button>
			<div className={styles.panel} {...popover}>
				{columns.map(({ heading, items }) => (
					<div key={heading}>
						{/* Not a heading element: the first heading must be that of the page. */}
						<p id={`${popover.id}${heading}`} className={styles.heading}>
							{heading}
						</p>
						<OfferingList items={items} aria-labelledby={`${popover.id}${heading}`} />
					</div>
				))}
			</div>
		</>
	);
}
