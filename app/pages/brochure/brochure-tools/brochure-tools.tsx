import { Printer } from "lucide-react";
import { Button, buttonClass } from "#app/components/button/button.tsx";
import { DownloadLink } from "#app/components/download-link/download-link.tsx";
import ui from "#company/ui.json" with { type: "json" };

/** Buttons to print a brochure and to download its PDF, if the build made one. */
export function BrochureTools({ route }: { route: string }) {
	return (
		<div className="brochure-tools">
			<Button variant="ink" className="brochure-print" onClick={() => print()}>
				<Printer aria-hidden size={20} />
				{ui.printPage}
			</Button>
			<DownloadLink route={route} className={buttonClass("line")} />
		</div>
	);
}
