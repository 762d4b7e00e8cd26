import type { PageOf } from "#content/pages.ts";
import { SectionHeading } from "#site/components/section-heading/section-heading.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import { SectionFrame } from "#site/sections/section-frame/section-frame.tsx";
import styles from "./needs.module.css";

type NeedsProps = {
	page: PageOf<"vacancy">;
	words: PageOf<"home">["careers"]["page"];
};

/** What a vacancy asks for: experience in large type, skills, and the place if there is one. */
export function Needs({ page: { experience, skills, place }, words }: NeedsProps) {
	return (
		<div data-tone="plain">
			<SectionFrame id="needs" className={styles.needs}>
				<SectionHeading id="needs">{words.needs}</SectionHeading>
				<dl className={styles.list}>
					<div>
						<dt>{words.experience}</dt>
						<dd className={styles.large}>
							<Unbroken text={experience} />
						</dd>
					</div>
					<div>
						<dt>{words.skills}</dt>
						<dd>
							<ul className={styles.skills}>
								{skills.split(/\s*,\s*/).map((skill) => (
									<li key={skill}>{skill}</li>
								))}
							</ul>
						</dd>
					</div>
					{place && (
						<div>
							<dt>{words.place}</dt>
							<dd className={styles.large}>
								<Unbroken text={place} />
							</dd>
						</div>
					)}
				</dl>
			</SectionFrame>
		</div>
	);
}
