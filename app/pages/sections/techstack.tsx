import { pageMeta } from "#app/page-meta.ts";
import { TechstackAccordion } from "#app/pages/home/techstack-accordion/techstack-accordion.tsx";
import page from "#content/pages/techstack.json";

export const meta = () => pageMeta(page.meta);

export default function TechstackPage() {
	return <TechstackAccordion headingLevel={1} />;
}
