import * as v from "valibot";
import claims from "#company/claims.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import type { PageOf } from "#content/pages.ts";
import {
	type Figures,
	measuredFigures,
	type Proof as ProofProps,
	resolveProof,
} from "#content/quality/figures.ts";
import { claimsSchema } from "#content/schema/claims.ts";
import { ClosingCall } from "#site/components/closing-call/closing-call.tsx";
import { ContactLink } from "#site/components/contact-link/contact-link.tsx";
import { PageHero } from "#site/components/page-hero/page-hero.tsx";
import { StepsSection } from "#site/sections/steps-section/steps-section.tsx";
import { FigureTables } from "./figure-tables.tsx";
import { Proof } from "./proof.tsx";
import { Samples } from "./samples.tsx";
import { Story } from "./story.tsx";

type QualityViewProps = {
	page: PageOf<"quality">;
	/** Undefined if nothing was measured. */
	figures?: Figures | undefined;
	/** Undefined if the owner has confirmed none. */
	proof?: ProofProps | undefined;
};

/** The page with the figures of this site itself, and with samples of documents. */
export function QualityView({
	page,
	figures = measuredFigures(page),
	proof = resolveProof(page.proof, v.parse(claimsSchema, claims)),
}: QualityViewProps) {
	const { typedHead, heading, statement, picture, pictureText, words } = page;
	const { story, steps, samples, cta } = page;
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
