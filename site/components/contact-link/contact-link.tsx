import { buttonClass } from "#site/components/button/button.tsx";
import { ButtonArrow } from "#site/components/button/button-arrow.tsx";
import { SectionLink } from "#site/components/section-link/section-link.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";

/** The main action of a hero: a button that leads to the form on home. */
export function ContactLink({ label }: { label: string }) {
	return (
		<SectionLink section="contact" className={buttonClass("hot")} data-hides-contact>
			<span>
				<Unbroken text={label} />
			</span>
			<ButtonArrow />
		</SectionLink>
	);
}
