import { Download } from "lucide";
import ui from "#company/ui.json" with { type: "json" };
import { brochureFile } from "#content/brochure-file.ts";
import { fill } from "#shared/fill.ts";
import { Icon } from "#site/components/icon/icon.tsx";

type DownloadLinkProps = {
	/** Path of the brochure. */
	route: string;
	/** Title of the brochure, for the accessible name of a link in a list. */
	title?: string;
	className: string | undefined;
};

/** The build sets this if it has a browser to print the PDFs with. */
const pdfsExist = Boolean(import.meta.env.PUBLIC_BROCHURES);

export function DownloadLink({ route, title, className }: DownloadLinkProps) {
	if (!pdfsExist) return null;
	return (
		<a
			href={brochureFile(route)}
			download
			className={className}
			aria-label={title && fill(ui.downloadPdfOf, { title })}
		>
			<Icon icon={Download} size={20} />
			{ui.downloadPdf}
		</a>
	);
}
