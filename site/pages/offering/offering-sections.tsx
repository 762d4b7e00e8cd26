import { ClosingCall } from "#site/components/closing-call/closing-call.tsx";
import styles from "./offering-page.module.css";
import { PageSection } from "./page-section.tsx";
import { toneOf } from "./sections/section-tone.ts";
import type { Offering } from "./view.tsx";

/** The sections of an offering and the closing call. */
export function OfferingSections({ offering }: { offering: Offering }) {
	const { sections, cta, picture, next } = offering;
	return (
		<>
			{sections.map((section, position) => (
				<div
					key={section.id}
					// The first section is in sight on a large screen, so it is laid out at once.
					className={`${position > 0 ? "below " : ""}${styles.section}`}
					data-tone={toneOf(section)}
				>
					<PageSection section={section} />
				</div>
			))}
			<ClosingCall {...cta} picture={picture} next={next} />
		</>
	);
}
