import { Breadcrumb } from "#site/components/breadcrumb/breadcrumb.tsx";
import { ClosingCall } from "#site/components/closing-call/closing-call.tsx";
import { ContactPanel } from "#site/components/contact-panel/contact-panel.tsx";
import { PageHero } from "#site/components/page-hero/page-hero.tsx";
import { Specimen } from "../specimen/specimen.tsx";
import { recordOfSection, service, services, solution, trail } from "./content.ts";

const [next] = services;
const contact = recordOfSection("contact");

export function Heroes() {
	return (
		<>
			<Specimen name="PageHero wide">
				<PageHero
					breadcrumb={<Breadcrumb trail={trail} page={solution.name} />}
					typed={solution.header.description}
					typingSpeed={50}
					heading={solution.header.title ?? solution.name}
					picture={solution.picture}
					shape="wide"
				/>
			</Specimen>
			<Specimen name="PageHero standard">
				<PageHero
					typed={service.header.description}
					typingSpeed={30}
					heading={service.header.title ?? service.name}
					text={service.header.detailedDescription}
					picture={service.picture}
					shape="standard"
				/>
			</Specimen>
			<Specimen name="ClosingCall">
				{next && <ClosingCall {...solution.cta} picture={solution.picture} next={next} />}
			</Specimen>
			<Specimen name="ContactPanel">
				<ContactPanel heading={contact.heading} />
			</Specimen>
		</>
	);
}
