import { NavigationProgress } from "#app/components/navigation-progress/navigation-progress.tsx";
import { SiteFooter } from "#app/components/site-footer/site-footer.tsx";
import { SiteHeader } from "#app/components/site-header/site-header.tsx";
import { Specimen } from "../specimen/specimen.tsx";
import { menu } from "./content.ts";

/** The header's menus open as they do on every page; the footer for paper is this page's own. */
export function SiteFrame() {
	return (
		<>
			<Specimen name="SiteHeader">
				<SiteHeader menu={menu} />
			</Specimen>
			{/* Empty while no page is loading. */}
			<Specimen name="NavigationProgress">
				<NavigationProgress />
			</Specimen>
			<Specimen name="SiteFooter">
				<SiteFooter menu={menu} />
			</Specimen>
		</>
	);
}
