import { ChevronDown } from "lucide-react";
import { usePopover } from "#app/hooks/use-popover.ts";
import { menus } from "#content/menus.ts";
import { ui } from "#content/ui.ts";
import { OfferingList } from "./offering-list.tsx";
import styles from "./offerings-menu.module.css";

const columns = [
	{ heading: ui.menuSolutions, items: menus.solutions },
	{ heading: ui.menuServices, items: menus.services },
];

/** The "What we do" dropdown of wide screens. */
export function OfferingsMenu() {
	const { button, popover } = usePopover<HTMLDivElement>();
	return (
		<>
			<button type="button" className={styles.button} {...button}>
				{ui.menuWhatWeDo}
				<ChevronDown aria-hidden size={16} className={styles.chevron} />
			</button>
			<div className={styles.panel} {...popover}>
				{columns.map(({ heading, items }) => (
					<div key={heading}>
						{/* Not a heading: those begin with the page's own first one. */}
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
