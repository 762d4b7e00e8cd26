import site from "#company/site.json" with { type: "json" };
import { footerFacts } from "#content/footer-facts.ts";
import { NavigationProgress } from "#site/components/navigation-progress/navigation-progress.tsx";
import { SiteFooter } from "#site/components/site-footer/site-footer.tsx";
import { SiteHeader } from "#site/components/site-header/site-header.tsx";
import { Specimen } from "../specimen/specimen.tsx";
import { menu } from "./content.ts";

/** Header and footer. The menus of the header work as on every page. */
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
				<SiteFooter menu={menu} paper facts={footerFacts(site)} />
			</Specimen>
		</>
	);
}
