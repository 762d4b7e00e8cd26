import ui from "#company/ui.json" with { type: "json" };
import { ClosingCall } from "#site/components/closing-call/closing-call.tsx";
import { ContactLink } from "#site/components/contact-link/contact-link.tsx";
import { PageHero } from "#site/components/page-hero/page-hero.tsx";
import { StepsSection } from "#site/sections/steps-section/steps-section.tsx";
import { FigureGroups } from "./figures/figure-groups.tsx";
import { Proof } from "./proof/proof.tsx";
import sheet from "./quality.css?url";
import { Samples } from "./samples/samples.tsx";
import { Summary } from "./summary/summary.tsx";
import type { Quality } from "./view.tsx";

/** Time per character of the typed line, in ms: that of the services. */
const TYPING_SPEED = 30;

/** The page with the figures of this site itself, and with samples of documents. */
export function QualityPage({ quality }: { quality: Quality }) {
	const { typedHead, heading, statement, picture, pictureText, summary, groups, words } = quality;
	const { steps, samples, proof, cta } = quality;
	return (
		<>
			<link rel="stylesheet" href={sheet} precedence="page" />
			<PageHero
				typed={typedHead}
				typingSpeed={TYPING_SPEED}
				heading={heading}
				text={statement}
				action={<ContactLink label={ui.floatingContact} />}
				picture={picture}
				pictureText={pictureText}
				shape="standard"
			/>
			{groups.length > 0 && <Summary {...summary} />}
			<FigureGroups groups={groups} words={words} />
			<div className="quality below" data-tone="plain">
				<StepsSection section={{ id: "steps", ...steps }} />
			</div>
			<Samples samples={samples} />
			{proof && <Proof {...proof} />}
			<ClosingCall {...cta} picture={picture} />
		</>
	);
}
