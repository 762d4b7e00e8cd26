import { Fragment } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { homeSection } from "#content/home-sections.ts";
import { pageAt } from "#content/pages.ts";
import { ClosingCall } from "#site/components/closing-call/closing-call.tsx";
import { pageData } from "#site/page-data.ts";
import { HomeSection } from "#site/sections/home-section.tsx";
import styles from "./home-section.module.css";

export function loader({ url }: LoaderFunctionArgs) {
	const page = pageAt(url.pathname, "home-section");
	const sections = page.section === "footer" ? [] : [homeSection(page.section)];
	const cta = "cta" in page ? page.cta : undefined;
	return { ...pageData(page), sections, cta, picture: page.picture };
}

/** The data of a page does not change while it is open. */
export const shouldRevalidate = () => false;

export { pageMeta as meta } from "#site/page-meta.ts";

/**
 * A page with one home section, which ends with a call to action. The footer is on every page, so
 * its own has only a title above it.
 */
export default function HomeSectionRoute() {
	const { route, head, sections, cta, picture } = useLoaderData<typeof loader>();
	if (sections.length === 0) return <h1 className={`wrap ${styles.title}`}>{head.title}</h1>;
	return (
		<Fragment key={route}>
			{sections.map((data) => (
				<HomeSection key={data.section} data={data} headingLevel={1} />
			))}
			{cta && <ClosingCall {...cta} picture={picture} />}
		</Fragment>
	);
}
