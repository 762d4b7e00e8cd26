import ui from "#company/ui.json" with { type: "json" };
import { Breadcrumb } from "#site/components/breadcrumb/breadcrumb.tsx";
import { ContactLink } from "#site/components/contact-link/contact-link.tsx";
import { PageHero } from "#site/components/page-hero/page-hero.tsx";
import type { Offering } from "./view.tsx";

const LOOK = {
	solutions: { shape: "wide" },
	services: { shape: "standard", pace: "service" },
} as const;

/** Returns the copy of the page's slide or, if it has none, that of its header. */
function copyOf({ slides, name, header }: Offering) {
	const slide = slides?.items[0];
	if (slide) {
		const { typedHead, heading1, heading2, buttonName } = slide;
		return { typed: typedHead, heading: heading1, text: heading2, action: buttonName };
	}
	return {
		typed: header.description,
		heading: header.title ?? name,
		text: header.detailedDescription,
		action: ui.floatingContact,
	};
}

/** The hero of an offering with at most one slide. */
export function OfferingHero({ offering }: { offering: Offering }) {
	const { name, group, trail, picture, pictureText } = offering;
	const { action, ...copy } = copyOf(offering);
	return (
		<PageHero
			{...copy}
			breadcrumb={<Breadcrumb trail={trail} page={name} sections />}
			picture={picture}
			pictureText={pictureText}
			{...LOOK[group]}
			action={<ContactLink label={action} />}
		/>
	);
}
