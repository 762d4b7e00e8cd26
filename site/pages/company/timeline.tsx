import site from "#company/site.json" with { type: "json" };
import type { PageOf } from "#content/pages.ts";
import { stripRender } from "#content/renders.ts";
import { Picture } from "#site/components/picture/picture.tsx";
import { SectionHeading } from "#site/components/section-heading/section-heading.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import { SectionFrame } from "#site/sections/section-frame/section-frame.tsx";
import styles from "./timeline.module.css";

type TimelineProps = PageOf<"company">["timeline"];

/**
 * The ages of software in their order, below a row of models with one for each. Only the ends are
 * dated: the founding year and today.
 */
export function Timeline({ heading, intro, picture, today, ages }: TimelineProps) {
	const dates = new Map([
		[0, site.founded],
		[ages.length - 1, today],
	]);
	return (
		<SectionFrame id="timeline" tone="ground" picture={picture}>
			<SectionHeading id="timeline" offset="panel">
				{heading}
			</SectionHeading>
			<p className={styles.intro}>
				<Unbroken text={intro} />
			</p>
			<div className={styles.picture}>
				<Picture name={stripRender(picture)} sizes="100vw" />
			</div>
			<ol className={`placed print-columns ${styles.ages}`}>
				{ages.map(({ name, picture: model, kept }, index) => (
					<li key={name}>
						<div className={styles.model}>
							<Picture name={model} sizes="180px" />
						</div>
						<h3>
							<Unbroken text={name} />
						</h3>
						{dates.has(index) && <p className={styles.date}>{dates.get(index)}</p>}
						<p className={styles.text}>
							<Unbroken text={kept} />
						</p>
					</li>
				))}
			</ol>
		</SectionFrame>
	);
}
