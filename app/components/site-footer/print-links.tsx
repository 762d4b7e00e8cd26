import { Printer } from "lucide-react";
import { DownloadLink } from "#app/components/download-link/download-link.tsx";
import { PageLink } from "#app/components/page-link/page-link.tsx";
import ui from "#content/ui.json" with { type: "json" };
import styles from "./print-links.module.css";

/** Links to the page's brochure and its PDF; a page without one gets a print button. */
export function PrintLinks({ brochure }: { brochure: string | undefined }) {
	const print = (
		<>
			<Printer aria-hidden size={18} />
			{ui.printPage}
		</>
	);
	return (
		<ul aria-label={ui.onPaper} className={`${styles.links} ${brochure ? "" : styles.needsScript}`}>
			<li>
				{brochure ? (
					<PageLink to={brochure} className={styles.link}>
						{print}
					</PageLink>
				) : (
					<button type="button" className={styles.link} onClick={() => window.print()}>
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
