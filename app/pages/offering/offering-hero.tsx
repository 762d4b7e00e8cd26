import { ArrowRight } from "lucide-react";
import { Breadcrumb } from "#app/components/breadcrumb/breadcrumb.tsx";
import { buttonClass } from "#app/components/button/button.tsx";
import { PageHero } from "#app/components/page-hero/page-hero.tsx";
import { SectionLink } from "#app/components/section-link/section-link.tsx";
import type { Offering } from "#content/page-schema.ts";
import { ui } from "#content/ui.ts";
import type { OfferingHeadProps } from "./offering-head.ts";

/** Specification, section 9: milliseconds a character. */
const TYPING = { solution: 50, service: 30 };

/** A slide's words where the record has slides, otherwise those of its header. */
function wordsOf({ slides, header, parent }: Offering) {
	const slide = slides?.items[0];
	if (slide) {
		return {
			typed: slide.typedHead,
			heading: slide.heading1,
			text: slide.heading2,
			action: slide.buttonName,
		};
	}
	const words = { typed: header.description, heading: header.title };
	return parent.section === "whatwedo"
		? { ...words, action: ui.floatingContact }
		: { ...words, text: header.detailedDescription };
}

export function OfferingHero({ record, section }: OfferingHeadProps) {
	const kind = record.parent.section === "whatwedo" ? "solution" : "service";
	const { action, ...words } = wordsOf(record);
	return (
		<PageHero
			{...words}
			breadcrumb={<Breadcrumb parent={record.parent} page={record.crumb} section={section} />}
			typingSpeed={TYPING[kind]}
			picture={record.picture}
			shape={kind === "solution" ? "wide" : "standard"}
			action={
				action && (
					<SectionLink section="contact" className={buttonClass("hot")}>
						{action}
						<ArrowRight aria-hidden size={20} strokeWidth={2.4} />
					</SectionLink>
				)
			}
		/>
	);
}
