import { Printer } from "lucide-react";
import { DownloadLink } from "#app/components/download-link/download-link.tsx";
import { PageLink } from "#app/components/page-link/page-link.tsx";
import { usePagePath } from "#app/hooks/use-page-path.ts";
import { menus } from "#content/menus.ts";
import { ui } from "#content/ui.ts";
import styles from "./page-on-paper.module.css";

/** The way to print: the sheet that is laid out for paper where the page has one, or else the page itself. */
export function PageOnPaper() {
	const page = usePagePath();
	const sheet = menus.sheets.find(({ route }) => route === page)?.sheet;
	const print = (
		<>
			<Printer aria-hidden size={18} />
			{ui.printPage}
		</>
	);
	return (
		<ul aria-label={ui.onPaper} className={`${styles.paper} ${sheet ? "" : styles.needsScript}`}>
			<li>
				{sheet ? (
					<PageLink to={sheet} className={styles.link}>
						{print}
					</PageLink>
				) : (
					<button type="button" className={styles.link} onClick={() => window.print()}>
						{print}
					</button>
				)}
			</li>
			{sheet && (
				<li>
					<DownloadLink route={sheet} className={styles.link} />
				</li>
			)}
		</ul>
	);
}
