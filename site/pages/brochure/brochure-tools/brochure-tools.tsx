import { Printer } from "lucide";
import ui from "#company/ui.json" with { type: "json" };
import { Button, buttonClass } from "#site/components/button/button.tsx";
import { DownloadLink } from "#site/components/download-link/download-link.tsx";
import { Icon } from "#site/components/icon/icon.tsx";

/** Buttons to print a brochure and to download its PDF, if the build made one. */
export function BrochureTools({ route }: { route: string }) {
	return (
		<div className="brochure-tools">
			<Button variant="ink" className="brochure-print" data-print>
				<Icon icon={Printer} size={20} />
				{ui.printPage}
			</Button>
			<DownloadLink route={route} className={buttonClass("line")} />
		</div>
	);
}
