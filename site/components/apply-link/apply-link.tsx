import ui from "#company/ui.json" with { type: "json" };
import { fill } from "#shared/fill.ts";
import { type ButtonVariant, buttonClass } from "#site/components/button/button.tsx";
import { ButtonArrow } from "#site/components/button/button-arrow.tsx";
import { applyFor } from "#site/components/enquiry-form/enquiry-intent.ts";
import { SectionLink } from "#site/components/section-link/section-link.tsx";

type ApplyLinkProps = { id: string; role: string; variant: ButtonVariant };

/** A button that opens the form with Career chosen and the role in the message. */
export function ApplyLink({ id, role, variant }: ApplyLinkProps) {
	return (
		<SectionLink section="contact" search={applyFor(id)} className={buttonClass(variant)}>
			<span>
				{ui.apply} <span className="visually-hidden">{fill(ui.applyFor, { role })}</span>
			</span>
			<ButtonArrow />
		</SectionLink>
	);
}
