import ui from "#company/ui.json" with { type: "json" };
import { Breadcrumb } from "#site/components/breadcrumb/breadcrumb.tsx";
import { EmailText } from "#site/components/email-text/email-text.tsx";
import { ReadMore } from "#site/components/read-more/read-more.tsx";
import { SectionLink } from "#site/components/section-link/section-link.tsx";
import { SectionTabs } from "#site/components/section-tabs/section-tabs.tsx";
import { Disclosure } from "#site/components/site-header/disclosure.tsx";
import { OfferingList } from "#site/components/site-header/offering-list.tsx";
import { TechstackTabs } from "#site/components/techstack-tabs/techstack-tabs.tsx";
import { Specimen } from "../specimen/specimen.tsx";
import { States } from "../specimen/states.tsx";
import { solutions, tabbed, trail } from "./content.ts";

const { name = "", sections = [] } = tabbed ?? {};
const tabs = sections.flatMap(({ id, tab }) => (tab ? [{ id, label: tab }] : []));

export function Navigation() {
	return (
		<>
			<Specimen name="Links" wrapped>
				<States>{() => <EmailText text={ui.writeTo} />}</States>
				<States>{() => <SectionLink section="contact">{ui.floatingContact}</SectionLink>}</States>
				<States>
					{() => (
						<a href="/">
							<ReadMore about={name} />
						</a>
					)}
				</States>
			</Specimen>
			<Specimen name="Breadcrumb" wrapped>
				<Breadcrumb trail={trail} page={name} />
				<Breadcrumb trail={trail} page={name} section={tabs[0]?.label} />
			</Specimen>
			<Specimen name="SectionTabs">
				<SectionTabs tabs={tabs} current={tabs[1]?.id} />
			</Specimen>
			<Specimen name="TechstackTabs" wrapped>
				<TechstackTabs labelledBy="guide-techstack" marked={["React"]}>
					<h3 id="guide-techstack">{ui.menuSolutions}</h3>
				</TechstackTabs>
			</Specimen>
			<Specimen name="OfferingList" wrapped>
				<States>{() => <OfferingList items={solutions.slice(0, 1)} />}</States>
			</Specimen>
			<Specimen name="Disclosure" wrapped>
				<Disclosure summary={ui.menuSolutions}>
					<OfferingList items={solutions.slice(0, 2)} />
				</Disclosure>
			</Specimen>
		</>
	);
}
