import { type Beginning, beginWith } from "#site/components/enquiry-form/enquiry-intent.ts";
import { fieldId } from "#site/components/enquiry-form/field-id.ts";
import { Picture } from "#site/components/picture/picture.tsx";
import { ReadMore } from "#site/components/read-more/read-more.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import styles from "./beginnings.module.css";

type BeginningsProps = {
	heading: string;
	intro: string;
	/** The label of each link. */
	action: string;
	items: readonly (Beginning & {
		title: string;
		picture: string;
		/** The picture whose ground the card has. */
		ground: string;
	})[];
};

/** Sentences that may begin an enquiry. Each is a link that writes a message into the form above. */
export function Beginnings({ heading, intro, action, items }: BeginningsProps) {
	return (
		<section aria-labelledby="beginnings" className={`wrap section ${styles.beginnings}`}>
			<h2 id="beginnings">{heading}</h2>
			<p className={styles.intro}>
				<Unbroken text={intro} />
			</p>
			<ul className={styles.list}>
				{items.map(({ id, title, picture, ground }) => (
					<li key={id}>
						<a
							href={`${beginWith(id)}#${fieldId("message")}`}
							className={`picture-card ${styles.card}`}
							data-picture={ground}
						>
							<h3 className={styles.title}>
								<Unbroken text={title} />
							</h3>
							<ReadMore>{action}</ReadMore>
							<Picture name={picture} sizes="(width < 600px) 150px, 480px" />
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
