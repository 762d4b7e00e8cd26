import { BackButton } from "#app/components/back-button/back-button.tsx";
import { ClosingCall } from "#app/components/closing-call/closing-call.tsx";
import { TypedLine } from "#app/components/typed-line/typed-line.tsx";
import type { Integration } from "#content/page-schema.ts";
import { InsideItem } from "./inside-item.tsx";
import { IntegrationBanner } from "./integration-banner.tsx";
import styles from "./integration-page.module.css";

/** Specification, section 9: milliseconds a character on detail pages. */
const TYPING = 50;

/** One speciality of the integrations overview, which is the page above in its address. */
export function IntegrationPage({ record }: { record: Integration }) {
	const { meta, header, insideData, cta, next } = record;
	const overview = meta.route.slice(0, meta.route.lastIndexOf("/"));
	return (
		<>
			<div className={`wrap ${styles.back}`}>
				<BackButton to={overview} />
			</div>
			<IntegrationBanner record={record} />
			<div className={`wrap ${styles.header}`}>
				<TypedLine text={header.description} speed={TYPING} />
				<h1 className={styles.title}>{header.title}</h1>
				<p className={styles.text}>{header.detailedDescription}</p>
			</div>
			<ul className={`wrap placed ${styles.inside}`}>
				{insideData.map((item) => (
					<InsideItem key={item.heading} item={item} />
				))}
			</ul>
			<ClosingCall {...cta} next={next} />
		</>
	);
}
