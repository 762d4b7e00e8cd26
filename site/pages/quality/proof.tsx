import type { Proof as ProofProps } from "#content/quality/figures.ts";
import { SectionHeading } from "#site/components/section-heading/section-heading.tsx";
import { SectionFrame } from "#site/sections/section-frame/section-frame.tsx";
import styles from "./quality.module.css";

/** A case, a quote and a person, as far as the owner has confirmed them. */
export function Proof({ heading, case: story, quote, person }: ProofProps) {
	return (
		<SectionFrame id="proof" className={styles.proof}>
			<SectionHeading id="proof">{heading}</SectionHeading>
			{story && (
				<article>
					<h3>{story.title}</h3>
					<p>{story.text}</p>
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
					<blockquote>{quote.text}</blockquote>
					<figcaption>
						<strong>{quote.name}</strong> {quote.role}
					</figcaption>
				</figure>
			)}
			{person && (
				<article>
					<h3>{person.name}</h3>
					<p>{person.role}</p>
					<p>{person.text}</p>
				</article>
			)}
		</SectionFrame>
	);
}
