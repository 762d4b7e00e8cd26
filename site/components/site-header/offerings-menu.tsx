import { ChevronDown } from "lucide";
import ui from "#company/ui.json" with { type: "json" };
import { Icon } from "#site/components/icon/icon.tsx";
import { OfferingList } from "./offering-list.tsx";
import styles from "./offerings-menu.module.css";
import type { SiteHeaderProps } from "./site-header.tsx";

const ID = "offerings-menu";

/** The "What we do" dropdown for wide screens: the browser opens and closes it. */
export function OfferingsMenu({ menu, path }: SiteHeaderProps) {
	const columns = [
		{ heading: ui.menuSolutions, note: ui.menuSolutionsNote, items: menu.solutions },
		{ heading: ui.menuServices, note: ui.menuServicesNote, items: menu.services },
	];
	const isCurrent = [...menu.solutions, ...menu.services].some(
		({ route }) => path === route || path.startsWith(`${route}/`),
	);
	return (
		<>
			<button
				type="button"
				className={styles.button}
				aria-current={isCurrent || undefined}
				popoverTarget={ID}
			>
				{ui.menuWhatWeDo}
				<Icon icon={ChevronDown} size={16} className={styles.chevron} />
			</button>
			<div id={ID} className={styles.panel} popover="auto">
				{columns.map(({ heading, note, items }) => (
					<div key={heading}>
						{/* Not a heading element: the first heading must be that of the page. */}
						<p id={`${ID}-${heading}`} className={styles.heading}>
							{heading}
						</p>
						<p className={styles.note}>{note}</p>
						<OfferingList
							items={items}
							path={path}
							explained
							aria-labelledby={`${ID}-${heading}`}
						/>
					</div>
				))}
			</div>
		</>
	);
}
