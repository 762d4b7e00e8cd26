import type { PageOf } from "#content/pages.ts";
import { ReadMore } from "#site/components/read-more/read-more.tsx";
import { SectionHeading } from "#site/components/section-heading/section-heading.tsx";
import { SplitPanel } from "#site/components/split-panel/split-panel.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import styles from "./clients.module.css";

type ClientsProps = PageOf<"company">["clients"] & {
	paragraphs: string[];
	more: { text: string; route: string };
};

/** Whom the firm works for, and a link to how well its own site is made. */
export function Clients({ heading, picture, paragraphs, more }: ClientsProps) {
	return (
		<SplitPanel
			labelledBy="clients"
			picture={picture}
			copy={
				<SectionHeading id="clients" offset="panel">
					{heading}
				</SectionHeading>
			}
		>
			<div className={styles.text}>
				{paragraphs.map((paragraph) => (
					<p key={paragraph}>
						<Unbroken text={paragraph} />
					</p>
				))}
				<a href={more.route}>
					<ReadMore>{more.text}</ReadMore>
				</a>
			</div>
		</SplitPanel>
	);
}
