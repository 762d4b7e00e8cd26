import { ClosingCall } from "#app/components/closing-call/closing-call.tsx";
import type { Offering } from "#content/page-schema.ts";
import styles from "./offering-page.module.css";
import { PageSection } from "./page-sections.tsx";
import { toneOf } from "./sections/section-tone.ts";

/** The sections of a page's record, and its end. */
export function OfferingSections({ record }: { record: Offering }) {
	const { sections, cta, next } = record;
	return (
		<>
			{sections.map((section) => (
				<div key={section.id} className={styles.section} data-tone={toneOf(section)}>
					<PageSection section={section} />
				</div>
			))}
			<ClosingCall {...cta} next={next} />
		</>
	);
}
