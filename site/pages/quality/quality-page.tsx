import ui from "#company/ui.json" with { type: "json" };
import { ClosingCall } from "#site/components/closing-call/closing-call.tsx";
import { ContactLink } from "#site/components/contact-link/contact-link.tsx";
import { PageHero } from "#site/components/page-hero/page-hero.tsx";
import { StepsSection } from "#site/sections/steps-section/steps-section.tsx";
import { FigureTables } from "./figure-tables.tsx";
import { Proof } from "./proof.tsx";
import { Samples } from "./samples.tsx";
import { Story } from "./story.tsx";
import type { Quality } from "./view.tsx";

/** The page with the figures of this site itself, and with samples of documents. */
export function QualityPage({ quality }: { quality: Quality }) {
	const { typedHead, heading, statement, picture, pictureText, figures, words } = quality;
	const { story, steps, samples, proof, cta } = quality;
	return (
		<>
			<PageHero
				typed={typedHead}
				pace="service"
				heading={heading}
				text={statement}
				action={<ContactLink label={ui.floatingContact} />}
				picture={picture}
				pictureText={pictureText}
				shape="standard"
			/>
			<div data-tone="plain">
				<Story {...story} figures={figures} />
			</div>
			{figures && (
				<div data-tone="plain">
					<FigureTables figures={figures} words={words} />
				</div>
			)}
			<div data-tone="plain">
				<StepsSection section={{ id: "steps", ...steps }} />
			</div>
			<div data-tone="ground">
				<Samples samples={samples} />
			</div>
			{proof && (
				<div data-tone="plain">
					<Proof {...proof} />
				</div>
			)}
			<ClosingCall {...cta} picture={picture} />
		</>
	);
}
