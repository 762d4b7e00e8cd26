import { KitGlyph, type KitModules } from "#app/components/kit-glyph/kit-glyph.tsx";
import { SectionHeading } from "#app/components/section-heading/section-heading.tsx";
import { Unbroken } from "#app/components/unbroken/unbroken.tsx";
import { SectionFrame } from "#app/pages/offering/sections/section-frame/section-frame.tsx";
import site from "#company/site.json" with { type: "json" };
import type { Company } from "../route.tsx";
import { ageGlyphs } from "./age-glyphs.ts";
import sheet from "./timeline.css?url";

export type TimelineProps = Company["timeline"];

/** The ages of software in their order. Only the ends are dated: the founding year and today. */
export function Timeline({ heading, intro, today, ages }: TimelineProps) {
	const dates = new Map([
		[0, site.founded],
		[ages.length - 1, today],
	]);
	return (
		<SectionFrame id="timeline" tone="ink">
			<link rel="stylesheet" href={sheet} precedence="page" />
			<SectionHeading id="timeline" offset="panel">
				{heading}
			</SectionHeading>
			<p className="timeline-intro">
				<Unbroken text={intro} />
			</p>
			<ol className="placed print-columns timeline-ages">
				{ages.map(({ name, built, kept }, index) => (
					<li key={name}>
						<KitGlyph modules={ageGlyphs[index] as KitModules} className="timeline-glyph" />
						<div>
							{dates.has(index) && <p className="timeline-date">{dates.get(index)}</p>}
							<h3>
								<Unbroken text={name} />
							</h3>
						</div>
						<div className="timeline-text">
							<p>
								<Unbroken text={built} />
							</p>
							<p className="timeline-kept">
								<Unbroken text={kept} />
							</p>
						</div>
					</li>
				))}
			</ol>
		</SectionFrame>
	);
}
