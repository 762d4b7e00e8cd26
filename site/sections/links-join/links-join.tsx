import { ArrowRight } from "lucide";
import type { SectionOf } from "#content/resolve.ts";
import { Icon } from "#site/components/icon/icon.tsx";
import { Picture } from "#site/components/picture/picture.tsx";
import { SectionHeading } from "#site/components/section-heading/section-heading.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import { SectionFrame } from "../section-frame/section-frame.tsx";
import { toneOf } from "../section-tone.ts";
import styles from "./links-join.module.css";

const PICTURE = "integrations";

/** Links on a panel, beside a picture of connected systems. */
export function LinksJoin({ section }: { section: SectionOf<"links"> }) {
	const { id, heading, items } = section;
	return (
		<SectionFrame id={id} tone={toneOf(section)} picture={PICTURE} className={styles.join}>
			<div className={styles.left}>
				<SectionHeading id={id} offset="panel" className={styles.heading}>
					{heading}
				</SectionHeading>
				<div className={styles.picture}>
					<Picture name={PICTURE} sizes="(width < 1000px) 100vw, 50vw" />
				</div>
			</div>
			<ul className={`placed print-columns ${styles.links}`}>
				{items.map(({ name, route, summary }) => (
					<li key={route}>
						<a href={route} className={styles.link}>
							<h3>
								<Unbroken text={name} />
							</h3>
							<p>
								<Unbroken text={summary} />
							</p>
							<Icon icon={ArrowRight} size={24} className={styles.arrow} />
						</a>
					</li>
				))}
			</ul>
		</SectionFrame>
	);
}
