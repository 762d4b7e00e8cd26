import { ArrowRight } from "lucide-react";
import { PageLink } from "#app/components/page-link/page-link.tsx";
import { Picture } from "#app/components/picture/picture.tsx";
import { SubjectTransition } from "#app/components/subject-transition/subject-transition.tsx";
import { linkedPage } from "#content/linked-pages.ts";
import { ui } from "#content/ui.ts";
import styles from "./next-page.module.css";

/** The way on, from neighbour to neighbour. */
export function NextPage({ route }: { route: string }) {
	const { label, picture } = linkedPage(route);
	return (
		<div className="wrap">
			<PageLink to={route} className={styles.next}>
				<span className={styles.eyebrow}>{ui.nextPage}</span>{" "}
				<span className={styles.label}>{label}</span>
				{picture && (
					<SubjectTransition picture={picture}>
						<span className={styles.picture} data-picture={picture}>
							<Picture name={picture} sizes="(width < 1000px) 140px, 280px" />
						</span>
					</SubjectTransition>
				)}
				<ArrowRight aria-hidden size={28} className={styles.arrow} />
			</PageLink>
		</div>
	);
}
