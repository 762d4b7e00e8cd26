import { ArrowRight } from "lucide-react";
import { PageLink } from "#app/components/page-link/page-link.tsx";
import { Picture } from "#app/components/picture/picture.tsx";
import { Unbroken } from "#app/components/unbroken/unbroken.tsx";
import type { PageLink as Page } from "#content/navigation.ts";
import ui from "#content/ui.json" with { type: "json" };
import styles from "./next-page.module.css";

export function NextPage({ page: { name, route, picture } }: { page: Page }) {
	return (
		<div className="wrap">
			<PageLink to={route} className={styles.next}>
				<span className={styles.eyebrow}>{ui.nextPage}</span>{" "}
				<span className={styles.label}>
					<Unbroken text={name} />
				</span>
				<span className={styles.picture} data-picture={picture}>
					<Picture name={picture} sizes="(width < 1000px) 140px, 280px" />
				</span>
				<ArrowRight aria-hidden size={28} className={styles.arrow} />
			</PageLink>
		</div>
	);
}
