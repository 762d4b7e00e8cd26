import { ContactSection } from "#site/components/contact-section/contact-section.tsx";
import { Specimen } from "#site/styleguide/specimen/specimen.tsx";
import { recordOfSection } from "../content.ts";
import { FormInState } from "./form-in-state.tsx";
import { allErrors, filled } from "./form-values.ts";

const contact = recordOfSection("contact");

export function Forms() {
	return (
		<>
			<Specimen name="ContactSection">
				<ContactSection
					heading={contact.heading}
					picture={contact.picture}
					intro={contact.intro}
					nextSteps={contact.nextSteps}
					vacancies={[]}
				/>
			</Specimen>
			<Specimen name="EnquiryForm filled" wrapped>
				<FormInState values={filled} />
			</Specimen>
			<Specimen name="EnquiryForm for a career" wrapped>
				<FormInState values={{ enquiryType: "Career" }} career />
			</Specimen>
			<Specimen name="EnquiryForm with errors" wrapped>
				<FormInState errors={allErrors} />
			</Specimen>
			{/* The error summary takes the focus. */}
			<Specimen name="EnquiryForm refused, with its summary" wrapped onDemand>
				<FormInState errors={allErrors} summary />
			</Specimen>
			<Specimen name="EnquiryForm sending" wrapped>
				<FormInState values={filled} sending />
			</Specimen>
		</>
	);
}
