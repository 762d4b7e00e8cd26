import { Printer } from "lucide-react";
import { Button } from "#app/components/button/button.tsx";
import { ui } from "#content/records.ts";
import styles from "./brochure-tools.module.css";
import { DownloadLink } from "./download-link.tsx";

/** A page for paper is printed, or taken as the PDF that the build made of it. */
export function BrochureTools({ route }: { route: string }) {
	return (
		<div className={styles.tools}>
			<Button variant="ink" className={styles.print} onClick={() => print()}>
				<Printer aria-hidden size={20} />
				{ui.printPage}
			</Button>
			<DownloadLink route={route} />
		</div>
	);
}
