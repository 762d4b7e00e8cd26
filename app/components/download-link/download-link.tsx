import { Download } from "lucide-react";
import { brochureFile } from "#content/brochure-file.ts";
import { fill } from "#content/fill.ts";
import ui from "#content/ui.json" with { type: "json" };

export type DownloadLinkProps = {
	/** Address of the print page. */
	route: string;
	/** Where several stand in a list: whose it is. */
	title?: string;
	className: string | undefined;
};

/** Set by the build when it has a browser to make the PDFs with. */
const made = Boolean(import.meta.env.PUBLIC_BROCHURES);

export function DownloadLink({ route, title, className }: DownloadLinkProps) {
	if (!made) return null;
	return (
		<a
			href={brochureFile(route)}
			download
			className={className}
			aria-label={title && fill(ui.downloadPdfOf, { title })}
		>
			<Download aria-hidden size={20} />
			{ui.downloadPdf}
		</a>
	);
}
