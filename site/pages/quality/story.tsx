import type { PageOf } from "#content/pages.ts";
import type { Figures } from "#content/quality/figures.ts";
import { Picture } from "#site/components/picture/picture.tsx";
import { SectionHeading } from "#site/components/section-heading/section-heading.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import { groundOf } from "#site/sections/model-grounds.ts";
import { SectionFrame } from "#site/sections/section-frame/section-frame.tsx";
import styles from "./quality.module.css";

type StoryProps = PageOf<"quality">["story"] & { figures: Figures | undefined };

/** How this site was made: two steps of the brief, then three of the work, each with what was measured of it. */
export function Story({ heading, items, figures }: StoryProps) {
	const measured = figures?.groups.flatMap((group) => group.figures) ?? [];
	return (
		<SectionFrame id="story">
			<SectionHeading id="story">{heading}</SectionHeading>
			<ol className={`placed print-columns ${styles.story}`}>
				{items.map(({ step, description, picture, figure }, index) => {
					const found = measured.find(({ id }) => id === figure);
					return (
						<li key={step} data-picture={groundOf(index)}>
							<h3>
								<span aria-hidden>{index + 1}</span> {step}
							</h3>
							<p>
								<Unbroken text={description} />
							</p>
							{found && (
								<p className={styles.value}>
									{found.name}
									<br />
									<strong>{found.value}</strong> <span>{found.unit}</span>
								</p>
							)}
							<Picture name={picture} sizes="(width < 760px) 150px, 320px" />
						</li>
					);
				})}
			</ol>
		</SectionFrame>
	);
}
