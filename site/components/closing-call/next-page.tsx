import { ArrowRight } from "lucide";
import ui from "#company/ui.json" with { type: "json" };
import type { PageLink as Page } from "#content/navigation.ts";
import { Icon } from "#site/components/icon/icon.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import styles from "./next-page.module.css";

/** A link with a word that says what it leads to. */
export type LabelledLink = Page & { label: string };

export function NextPage({
	page: { name, route },
	label = ui.nextPage,
}: {
	page: Page;
	label?: string;
}) {
	return (
		<a href={route} className={styles.next}>
			<span>{label}</span>{" "}
			<span className={styles.label}>
				<Unbroken text={name} />
			</span>
			<Icon icon={ArrowRight} size={24} className={styles.arrow} />
		</a>
	);
}
