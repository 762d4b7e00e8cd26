import { KitGlyph, type KitModules } from "#app/components/kit-glyph/kit-glyph.tsx";
import { SectionHeading } from "#app/components/section-heading/section-heading.tsx";
import { Unbroken } from "#app/components/unbroken/unbroken.tsx";
import { SectionFrame } from "#app/pages/offering/sections/section-frame/section-frame.tsx";
import site from "#company/site.json" with { type: "json" };
import type { Company } from "../route.tsx";
import { ageGlyphs } from "./age-glyphs.ts";
import styles from "./timeline.module.css";

export type TimelineProps = Company["timeline"];

/** The ages of software in their order. Only the ends are dated: the founding year and today. */
export function Timeline({ heading, intro, today, ages }: TimelineProps) {
	const dates = new Map([
		[0, site.founded],
		[ages.length - 1, today],
	]);
	return (
		<SectionFrame id="timeline" tone="ink">
			<SectionHeading id="timeline" offset="panel">
				{heading}
			</SectionHeading>
			<p className={styles.intro}>
				<Unbroken text={intro} />
			</p>
			<ol className={`placed print-columns ${styles.ages}`}>
				{ages.map(({ name, built, kept }, index) => (
					<li key={name}>
						<KitGlyph modules={ageGlyphs[index] as KitModules} className={styles.glyph} />
						<div>
							{dates.has(index) && <p className={styles.date}>{dates.get(index)}</p>}
							<h3>
								<Unbroken text={name} />
							</h3>
						</div>
						<div className={styles.text}>
							<p>
								<Unbroken text={built} />
							</p>
							<p className={styles.kept}>
								<Unbroken text={kept} />
							</p>
						</div>
					</li>
				))}
			</ol>
		</SectionFrame>
	);
}
