import type { Proof as ProofProps } from "#content/quality/proof.ts";
import { SectionHeading } from "#site/components/section-heading/section-heading.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import { SectionFrame } from "#site/sections/section-frame/section-frame.tsx";

/** A case, a quote and a person, as far as the owner has confirmed them. */
export function Proof({ heading, case: story, quote, person }: ProofProps) {
	return (
		<div className="quality below" data-tone="plain">
			<SectionFrame id="proof" className="proof">
				<SectionHeading id="proof">{heading}</SectionHeading>
				{story && (
					<article className="case">
						<h3>
							<Unbroken text={story.title} />
						</h3>
						<p>
							<Unbroken text={story.text} />
						</p>
						<dl>
							{story.facts.map(({ figure, label }) => (
								<div key={label}>
									<dt>{label}</dt>
									<dd>{figure}</dd>
								</div>
							))}
						</dl>
					</article>
				)}
				{quote && (
					<figure>
						<blockquote>
							<Unbroken text={quote.text} />
						</blockquote>
						<figcaption>
							<strong>{quote.name}</strong> {quote.role}
						</figcaption>
					</figure>
				)}
				{person && (
					<article>
						<h3>{person.name}</h3>
						<p className="intro">{person.role}</p>
						<p>
							<Unbroken text={person.text} />
						</p>
					</article>
				)}
			</SectionFrame>
		</div>
	);
}
