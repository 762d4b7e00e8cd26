import type { ReactNode } from "react";
import layers from "#site/styles/layers.css?url";
import { Brochures } from "./specimens/brochures.tsx";
import { Cards } from "./specimens/cards.tsx";
import { Carousels } from "./specimens/carousels.tsx";
import { Buttons } from "./specimens/controls/buttons.tsx";
import { Forms } from "./specimens/controls/forms.tsx";
import { Colours } from "./specimens/foundations/colours.tsx";
import { Logos } from "./specimens/foundations/logos.tsx";
import { Pictures } from "./specimens/foundations/pictures.tsx";
import { Type } from "./specimens/foundations/type.tsx";
import { Heroes } from "./specimens/heroes.tsx";
import { HomeSections } from "./specimens/home-sections.tsx";
import { Messages } from "./specimens/messages.tsx";
import { Navigation } from "./specimens/navigation.tsx";
import { PageSections } from "./specimens/page-sections.tsx";
import { SiteFrame } from "./specimens/site-frame.tsx";

/** A group of related specimens. The release tests compare a screenshot of each group. */
function Group({ name, children }: { name: string; children: ReactNode }) {
	return <div data-group={name}>{children}</div>;
}

/** Shows every component in every state, with content of the site: `npm run styleguide`. */
export function Styleguide() {
	return (
		<main id="main" tabIndex={-1}>
			{/* React puts the sheet of the brochures first in the head: the order of the layers comes before. */}
			<link rel="stylesheet" href={layers} precedence="layers" />
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
				<Brochures />
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
