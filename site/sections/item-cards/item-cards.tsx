import { Picture } from "#site/components/picture/picture.tsx";
import { SectionHeading } from "#site/components/section-heading/section-heading.tsx";
import { foldsOnPhones, type ItemsLayoutProps } from "../item-copy.ts";
import { ItemText } from "../item-text/item-text.tsx";
import { groundOf } from "../model-grounds.ts";
import { SectionFrame } from "../section-frame/section-frame.tsx";
import styles from "./item-cards.module.css";

/** Cards. The first is wide, in the page's colour, and has the fact or a picture. Others may have a model. */
export function ItemCards({ id, heading, fact, items }: ItemsLayoutProps) {
	const [first, ...others] = items;
	return (
		<SectionFrame id={id}>
			<SectionHeading id={id} className={styles.heading}>
				{heading}
			</SectionHeading>
			<ul className={`placed print-columns ${styles.cards}`}>
				{first && (
					<li className={styles.featured}>
						<div>
							<ItemText title={first.title} description={first.description} />
						</div>
						{fact && (
							<dl className={styles.fact}>
								<dt>{fact.label}</dt>
								<dd>{fact.figure}</dd>
							</dl>
						)}
						{first.picture && (
							<div className={styles.picture}>
								<Picture name={first.picture} sizes="(width < 760px) 92vw, 36vw" />
							</div>
						)}
					</li>
				)}
				{others.map(({ title, description, picture }, index) => (
					<li key={title} className={styles.card} data-picture={picture && groundOf(index)}>
						<ItemText title={title} description={description} folds={foldsOnPhones(items)} />
						{picture && (
							<Picture
								name={picture}
								sizes="(width < 760px) 128px, 30vw"
								className={styles.model}
							/>
						)}
					</li>
				))}
			</ul>
		</SectionFrame>
	);
}
