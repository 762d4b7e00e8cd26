import { homeSection } from "#content/home-sections.ts";
import type { PageOf } from "#content/pages.ts";
import { ClosingCall } from "#site/components/closing-call/closing-call.tsx";
import { HomeSection } from "#site/sections/home/home-section.tsx";
import styles from "./home-section.module.css";

/**
 * A page with one home section, which ends with a call to action. The footer is on every page, so
 * its own has only a title above it.
 */
export function HomeSectionView({ page }: { page: PageOf<"home-section"> }) {
	if (page.section === "footer")
		return <h1 className={`wrap ${styles.title}`}>{page.meta.title}</h1>;
	const cta = "cta" in page ? page.cta : undefined;
	return (
		<>
			<HomeSection data={homeSection(page.section)} headingLevel={1} />
			{cta && <ClosingCall {...cta} picture={page.picture} />}
		</>
	);
}
