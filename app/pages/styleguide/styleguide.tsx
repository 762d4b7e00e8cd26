import site from "#content/site.json" with { type: "json" };
import { BrochureParts } from "./parts/brochure-parts.tsx";
import { Buttons } from "./parts/buttons.tsx";
import { Cards } from "./parts/cards.tsx";
import { Carousels } from "./parts/carousels.tsx";
import { Colours } from "./parts/colours.tsx";
import { Forms } from "./parts/forms.tsx";
import { Heroes } from "./parts/heroes.tsx";
import { HomeSections } from "./parts/home-sections.tsx";
import { Logos } from "./parts/logos.tsx";
import { Messages } from "./parts/messages.tsx";
import { Navigation } from "./parts/navigation.tsx";
import { PageSections } from "./parts/page-sections.tsx";
import { Pictures } from "./parts/pictures.tsx";
import { SiteFrame } from "./parts/site-frame.tsx";
import { Type } from "./parts/type.tsx";

export const meta = () => [
	{ title: `Styleguide | ${site.company}` },
	{ name: "robots", content: "noindex" },
];

/** The guide shows header and footer as specimens. */
export const handle = { paper: true };

/**
 * Every component in every state, with the words of the site's own records. It exists while
 * developing only: `npm run dev`, then /styleguide. The theme switch is the header's.
 */
export default function Styleguide() {
	return (
		<>
			<SiteFrame />
			<Type />
			<Colours />
			<Buttons />
			<Navigation />
			<Logos />
			<Pictures />
			<Heroes />
			<Carousels />
			<Cards />
			<PageSections />
			<HomeSections />
			<Forms />
			<Messages />
			<BrochureParts />
		</>
	);
}
