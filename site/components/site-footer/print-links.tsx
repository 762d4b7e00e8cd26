import { Printer } from "lucide";
import ui from "#company/ui.json" with { type: "json" };
import { DownloadLink } from "#site/components/download-link/download-link.tsx";
import { Icon } from "#site/components/icon/icon.tsx";
import styles from "./print-links.module.css";

export type PrintLinksProps = {
	/** Path of the page's brochure, or whether to offer to print the page itself. */
	paper: string | boolean;
};

/** Links to the page's brochure and its PDF, or a button that prints the page. */
export function PrintLinks({ paper }: PrintLinksProps) {
	if (!paper) return null;
	const brochure = paper === true ? undefined : paper;
	const print = (
		<>
			<Icon icon={Printer} size={18} />
			{ui.printPage}
		</>
	);
	return (
		<ul aria-label={ui.onPaper} className={`${styles.links} ${brochure ? "" : styles.needsScript}`}>
			<li>
				{brochure ? (
					<a href={brochure} className={styles.link}>
						{print}
					</a>
				) : (
					<button type="button" className={styles.link} data-print>
						{print}
					</button>
				)}
			</li>
			{brochure && (
				<li>
					<DownloadLink route={brochure} className={styles.link} />
				</li>
			)}
		</ul>
	);
}
