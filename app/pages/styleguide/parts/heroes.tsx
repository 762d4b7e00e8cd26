import { Breadcrumb } from "#app/components/breadcrumb/breadcrumb.tsx";
import { ClosingCall } from "#app/components/closing-call/closing-call.tsx";
import { ContactPanel } from "#app/components/contact-panel/contact-panel.tsx";
import { PageHero } from "#app/components/page-hero/page-hero.tsx";
import { IntegrationBanner } from "#app/pages/integration/integration-banner.tsx";
import type { Integration } from "#content/page-schema.ts";
import integration from "#content/pages/accounts-and-payment.json";
import service from "#content/pages/application-support.json";
import solution from "#content/pages/cloud-services.json";
import { Specimen } from "../specimen/specimen.tsx";

const parent = { label: solution.parent.label, section: "whatwedo" } as const;

export function Heroes() {
	return (
		<>
			<Specimen name="PageHero wide">
				<PageHero
					breadcrumb={<Breadcrumb parent={parent} page={solution.crumb} section={undefined} />}
					typed={solution.header.description}
					typingSpeed={50}
					heading={solution.header.title}
					picture={solution.picture}
					shape="wide"
				/>
			</Specimen>
			<Specimen name="PageHero standard">
				<PageHero
					typed={service.header.description}
					typingSpeed={30}
					heading={service.header.title}
					text={service.header.detailedDescription}
					picture={service.picture}
					shape="standard"
				/>
			</Specimen>
			<Specimen name="IntegrationBanner">
				<IntegrationBanner record={integration as Integration} />
			</Specimen>
			<Specimen name="ClosingCall">
				<ClosingCall {...solution.cta} next={solution.next} />
			</Specimen>
			<Specimen name="ContactPanel">
				<ContactPanel />
			</Specimen>
		</>
	);
}
