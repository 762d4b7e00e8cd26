import site from "#company/site.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import { fill } from "#shared/fill.ts";
import { BrandMark } from "#site/components/brand-mark/brand-mark.tsx";
import { BrochureTools } from "../brochure-tools/brochure-tools.tsx";

export type BrochureHeaderProps = {
	route: string;
	title: string;
	/** Shows only the logo, larger and without the title. */
	logo: boolean;
};

/** The header of a brochure: logo, title and buttons. */
export function BrochureHeader({ route, title, logo }: BrochureHeaderProps) {
	return (
		<header className={`wrap brochure-header ${logo ? "brochure-header-logo" : ""}`}>
			<a
				href="/"
				className="brochure-header-brand"
				aria-label={fill(ui.logoHome, { company: site.company })}
			>
				<BrandMark size={logo ? 52 : 30} />
				{site.company}
			</a>
			{!logo && <p className="brochure-header-subject">{title}</p>}
			<BrochureTools route={route} />
		</header>
	);
}
