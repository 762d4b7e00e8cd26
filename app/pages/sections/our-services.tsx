import { pageMeta } from "#app/page-meta.ts";
import { OurServices } from "#app/pages/home/our-services/our-services.tsx";
import page from "#content/pages/our-services.json";

export const meta = () => pageMeta(page.meta);

export default function OurServicesPage() {
	return <OurServices headingLevel={1} />;
}
