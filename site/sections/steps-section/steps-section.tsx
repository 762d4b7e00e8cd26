import type { SectionOf } from "#content/resolve.ts";
import { Picture } from "#site/components/picture/picture.tsx";
import { SectionHeading } from "#site/components/section-heading/section-heading.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import { itemCopy } from "../item-copy.ts";
import { groundOf } from "../model-grounds.ts";
import { SectionFrame } from "../section-frame/section-frame.tsx";
import styles from "./steps-section.module.css";

type StepsSectionProps = {
	section: Pick<SectionOf<"steps">, "id" | "heading" | "items">;
	/** Class of the list, for a page where the steps look otherwise. */
	className?: string | undefined;
};

/** "How it works" as a staircase: each step is a higher slab, on which a model may stand. */
export function StepsSection({ section, className = "" }: StepsSectionProps) {
	const { id, heading, items } = section;
	return (
		<SectionFrame id={id}>
			<SectionHeading id={id} className={styles.heading}>
				{heading}
			</SectionHeading>
			<ol className={`print-columns ${styles.stair} ${className}`}>
				{items.map(itemCopy).map(({ title, description, picture }, index) => (
					<li key={title} data-picture={picture && groundOf(index)}>
						<span aria-hidden className={styles.number}>
							{index + 1}
						</span>
						{picture && <Picture name={picture} sizes="(width < 1000px) 158px, 27vw" />}
						<h3>{title}</h3>
						<p>
							<Unbroken text={description} />
						</p>
					</li>
				))}
			</ol>
		</SectionFrame>
	);
}
