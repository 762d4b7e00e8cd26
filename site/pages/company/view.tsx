import site from "#company/site.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import { textLink } from "#content/navigation.ts";
import type { PageOf } from "#content/pages.ts";
import type { Site } from "#content/schema/files.ts";
import { ClosingCall } from "#site/components/closing-call/closing-call.tsx";
import { ContactLink } from "#site/components/contact-link/contact-link.tsx";
import { PageHero } from "#site/components/page-hero/page-hero.tsx";
import { ItemColumns } from "#site/sections/item-columns/item-columns.tsx";
import { itemCopy } from "#site/sections/item-copy.ts";
import { ItemRows } from "#site/sections/item-rows/item-rows.tsx";
import { StepsSection } from "#site/sections/steps-section/steps-section.tsx";
import { Clients } from "./clients.tsx";
import styles from "./company-page.module.css";
import { Timeline } from "./timeline.tsx";

type CompanyViewProps = { page: PageOf<"company">; people?: Site["people"] };

/** The page about the company, from its history to the first week of working together. */
export function CompanyView({ page, people = (site as Site).people ?? [] }: CompanyViewProps) {
	const { typedHead, heading, paragraphs, picture, timeline, clients, firstWeek, cta } = page;
	const { peopleHeading, rules } = page;
	return (
		<>
			<PageHero
				typed={typedHead}
				pace="service"
				heading={heading}
				text={page.statement}
				action={<ContactLink label={ui.floatingContact} />}
				picture={picture}
				shape="standard"
				centred
			/>
			<Timeline {...timeline} />
			<Clients {...clients} paragraphs={paragraphs.slice(1)} more={textLink(page.more)} />
			{people.length > 0 && (
				<ItemColumns
					id="people"
					heading={peopleHeading}
					tone="plain"
					items={people.map(({ name, role }) => ({ title: name, description: role }))}
				/>
			)}
			<ItemRows id="rules" tone="plain" heading={rules.heading} items={rules.items.map(itemCopy)} />
			<StepsSection section={{ id: "firstweek", ...firstWeek }} className={styles.firstWeek} />
			<ClosingCall {...cta} />
		</>
	);
}
