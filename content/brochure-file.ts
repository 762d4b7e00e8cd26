/**
 * Address of the PDF of the brochure at `route`: `/App-in-box-pdf` becomes
 * `/brochures/app-in-box.pdf`.
 */
export function brochureFile(route: string): string {
	return `/brochures${route.toLowerCase().replace(/-?pdf$/, "")}.pdf`;
}
