import { SiteFooter } from "#app/components/site-footer/site-footer.tsx";
import { SiteHeader } from "#app/components/site-header/site-header.tsx";
import { Specimen } from "../specimen/specimen.tsx";

/** The header's menus open as they do on every page; the footer for paper is this page's own. */
export function SiteFrame() {
	return (
		<>
			<Specimen name="SiteHeader">
				<SiteHeader />
			</Specimen>
			<Specimen name="SiteFooter">
				<SiteFooter />
			</Specimen>
		</>
	);
}
