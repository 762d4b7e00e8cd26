import type { Summary as SummaryProps } from "#content/quality/figures.ts";
import { SectionHeading } from "#site/components/section-heading/section-heading.tsx";
import { SectionFrame } from "#site/sections/section-frame/section-frame.tsx";
import { Peg } from "./peg.tsx";

/** How many limits are met, and which are not. */
export function Summary({ heading, count, explanation, verdicts, missed, misses }: SummaryProps) {
	return (
		<div className="quality" data-tone="plain">
			<SectionFrame id="summary" className="summary">
				<SectionHeading id="summary">{heading}</SectionHeading>
				<p className="count">
					<strong>{count}</strong> <span>{explanation}</span>
				</p>
				<div className="pegs">
					{verdicts.map(({ id, verdict }) => (
						<Peg key={id} verdict={verdict} />
					))}
				</div>
				{misses.length > 0 && (
					<div className="misses">
						<h3>{missed}</h3>
						<ul>
							{misses.map(({ id, name }) => (
								<li key={id}>
									<a href={`#figure-${id}`}>{name}</a>
								</li>
							))}
						</ul>
					</div>
				)}
			</SectionFrame>
		</div>
	);
}
