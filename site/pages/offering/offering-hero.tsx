import ui from "#company/ui.json" with { type: "json" };
import { trailOf } from "#content/navigation.ts";
import type { PageOf } from "#content/pages.ts";
import { Breadcrumb } from "#site/components/breadcrumb/breadcrumb.tsx";
import { ContactLink } from "#site/components/contact-link/contact-link.tsx";
import { PageHero } from "#site/components/page-hero/page-hero.tsx";

const LOOK = {
	solutions: { shape: "wide" },
	services: { shape: "standard", pace: "service" },
} as const;

/** Returns the copy of the page's slide or, if it has none, that of its header. */
function copyOf({ slides, name, header }: PageOf<"offering">) {
	const slide = slides?.items[0];
	if (slide) {
		const { typedHead, heading1, heading2, buttonName } = slide;
		return { typed: typedHead, heading: heading1, text: heading2, action: buttonName };
	}
	return {
		typed: header.description ?? name,
		heading: header.title ?? name,
		text: header.detailedDescription,
		action: ui.floatingContact,
	};
}

/** The hero of an offering with at most one slide. */
export function OfferingHero({ page }: { page: PageOf<"offering"> }) {
	const { name, group, picture, pictureText } = page;
	const { action, ...copy } = copyOf(page);
	return (
		<PageHero
			{...copy}
			breadcrumb={<Breadcrumb trail={trailOf(page)} page={name} sections />}
			picture={picture}
			pictureText={pictureText}
			{...LOOK[group]}
			action={<ContactLink label={action} />}
		/>
	);
}
