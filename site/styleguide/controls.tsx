import copy from "#company/enquiry-form.json" with { type: "json" };
import site from "#company/site.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import { footerFacts } from "#content/footer-facts.ts";
import { menu } from "#content/navigation.ts";
import { pagesOf } from "#content/pages.ts";
import { BackButton } from "#site/components/back-button/back-button.tsx";
import { Button, type ButtonVariant, buttonClass } from "#site/components/button/button.tsx";
import { ButtonArrow } from "#site/components/button/button-arrow.tsx";
import { ContactButton } from "#site/components/contact-button/contact-button.tsx";
import { DownloadLink } from "#site/components/download-link/download-link.tsx";
import { EmailText } from "#site/components/email-text/email-text.tsx";
import { SectionLink } from "#site/components/section-link/section-link.tsx";
import { SectionTabs } from "#site/components/section-tabs/section-tabs.tsx";
import { SiteFooter } from "#site/components/site-footer/site-footer.tsx";
import { OfferingList } from "#site/components/site-header/offering-list.tsx";
import { SiteHeader } from "#site/components/site-header/site-header.tsx";
import { TechstackTabs } from "#site/components/techstack-tabs/techstack-tabs.tsx";
import { ThemeSwitch } from "#site/components/theme-switch/theme-switch.tsx";
import { States, specimens } from "./specimen.tsx";

const variants: ButtonVariant[] = ["hot", "action", "ink", "line"];
const links = menu();
/** The first page with tabs. */
const tabbed = pagesOf("offering").find(({ sections }) => sections.some(({ tab }) => tab));
const tabs = tabbed?.sections.flatMap(({ id, tab }) => (tab ? [{ id, label: tab }] : []));
const brochure = pagesOf("brochure-index")[0]?.route ?? "";

const buttonOf = (variant: ButtonVariant) => (
	<>
		<States>
			<Button variant={variant}>
				{copy.firstWords}
				<ButtonArrow />
			</Button>
		</States>
		<Button variant={variant} disabled>
			{copy.send}
		</Button>
	</>
);

const stateful = {
	BackButton: <BackButton to="/" />,
	ThemeSwitch: <ThemeSwitch />,
	EmailText: <EmailText text={ui.writeTo} />,
	SectionLink: <SectionLink section="contact">{ui.floatingContact}</SectionLink>,
	OfferingList: <OfferingList items={links.solutions.slice(0, 1)} path="/" />,
	"OfferingList, current": (
		<OfferingList items={links.solutions.slice(0, 1)} path={links.solutions[0]?.route ?? ""} />
	),
};

export const controls = [
	...specimens(
		{
			...Object.fromEntries(variants.map((one) => [`Button ${one}`, buttonOf(one)])),
			...Object.fromEntries(
				Object.entries(stateful).map(([name, element]) => [
					name,
					<States key="">{element}</States>,
				]),
			),
			ContactButton: <ContactButton />,
			DownloadLink: <DownloadLink route={brochure} className={buttonClass("line")} />,
			TechstackTabs: (
				<TechstackTabs headingId="guide-stack" heading={ui.menuSolutions} marked={["React"]} />
			),
		},
		{ wrapped: true },
	),
	...specimens({ SectionTabs: tabs && <SectionTabs tabs={tabs} /> }),
];

/** The menus of the header work as on every page. */
export const frame = specimens({
	SiteHeader: <SiteHeader menu={links} path="/" />,
	SiteFooter: <SiteFooter menu={links} paper facts={footerFacts(site)} />,
});
