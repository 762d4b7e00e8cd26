import { InsideItem } from "#app/pages/integration/inside-item.tsx";
import type { Integration } from "#content/page-schema.ts";
import styles from "./speciality.module.css";

/** One speciality of the integrations with all that is inside. */
export function Speciality({ integration }: { integration: Integration }) {
	const { meta, header, insideData } = integration;
	const id = meta.route.slice(meta.route.lastIndexOf("/") + 1);
	return (
		<section aria-labelledby={id} className={`wrap ${styles.speciality}`}>
			<h2 id={id}>{header.title}</h2>
			<ul>
				{insideData.map((item) => (
					<InsideItem key={item.heading} item={item} nested />
				))}
			</ul>
		</section>
	);
}
