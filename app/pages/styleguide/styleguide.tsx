import type { ReactNode } from "react";
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

/** Related specimens; the release tests compare one picture of each group. */
function Group({ name, children }: { name: string; children: ReactNode }) {
	return <div data-group={name}>{children}</div>;
}

/** Every component in every state, with the copy of the site's own records: `npm run styleguide`. */
export function Styleguide() {
	return (
		<main id="main" tabIndex={-1}>
			<Group name="controls">
				<Buttons />
				<Navigation />
			</Group>
			<Group name="frame-and-type">
				<SiteFrame />
				<Type />
				<Colours />
			</Group>
			<Group name="pictures">
				<Logos />
				<Pictures />
			</Group>
			<Group name="heroes">
				<Heroes />
				<Carousels />
			</Group>
			<Group name="cards">
				<Cards />
				<BrochureParts />
			</Group>
			<Group name="page-sections">
				<PageSections />
			</Group>
			<Group name="home-sections">
				<HomeSections />
			</Group>
			<Group name="forms">
				<Forms />
				<Messages />
			</Group>
		</main>
	);
}
