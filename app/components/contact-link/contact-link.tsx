import { ArrowRight } from "lucide-react";
import { buttonClass } from "#app/components/button/button.tsx";
import { SectionLink } from "#app/components/section-link/section-link.tsx";
import { Unbroken } from "#app/components/unbroken/unbroken.tsx";

/** The main action of a hero: a button that leads to the form on home. */
export function ContactLink({ label }: { label: string }) {
	return (
		<SectionLink section="contact" className={buttonClass("hot")}>
			<span>
				<Unbroken text={label} />
			</span>
			<ArrowRight aria-hidden size={20} strokeWidth={2.4} />
		</SectionLink>
	);
}
