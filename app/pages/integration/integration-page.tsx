import { memo } from "react";
import { BackButton } from "#app/components/back-button/back-button.tsx";
import { ClosingCall } from "#app/components/closing-call/closing-call.tsx";
import { TypedLine } from "#app/components/typed-line/typed-line.tsx";
import { Unbroken } from "#app/components/unbroken/unbroken.tsx";
import { InsideItem } from "./inside-item.tsx";
import { IntegrationBanner } from "./integration-banner.tsx";
import styles from "./integration-page.module.css";
import type { Integration } from "./route.tsx";

/** Time per character on detail pages, in ms (specification, section 9). */
const TYPING_SPEED = 50;

/**
 * The page of one integration. Its parent path is the overview of all integrations. Memoised for the
 * same reason as the header.
 */
export const IntegrationPage = memo(function IntegrationPage({
	integration,
}: {
	integration: Integration;
}) {
	const { route, name, header, parent, picture, insideData, cta, next } = integration;
	const overview = route.slice(0, route.lastIndexOf("/"));
	return (
		<>
			<div className={`wrap ${styles.back}`}>
				<BackButton to={overview} />
			</div>
			<IntegrationBanner parent={parent} picture={picture} />
			<div className={`wrap ${styles.header}`}>
				<TypedLine text={header.description} speed={TYPING_SPEED} />
				<h1 className={styles.title}>
					<Unbroken text={header.title ?? name} />
				</h1>
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
});
