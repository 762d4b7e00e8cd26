import { ArrowRight } from "lucide-react";
import { buttonClass } from "#app/components/button/button.tsx";
import { SectionLink } from "#app/components/section-link/section-link.tsx";
import { Unbroken } from "#app/components/unbroken/unbroken.tsx";

export type ContactLinkProps = {
	label: string;
	/** Query with the intent for the form, such as `?consultation`. */
	search?: string;
};

/** The main action of a hero or a closing call: a button that leads to the form on home. */
export function ContactLink({ label, search = "" }: ContactLinkProps) {
	return (
		<SectionLink section="contact" search={search} className={buttonClass("hot")}>
			<span>
				<Unbroken text={label} />
			</span>
			<ArrowRight aria-hidden size={20} strokeWidth={2.4} />
		</SectionLink>
	);
}
