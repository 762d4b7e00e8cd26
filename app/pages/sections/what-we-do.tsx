import { pageMeta } from "#app/page-meta.ts";
import { WhatWeDo } from "#app/pages/home/what-we-do/what-we-do.tsx";
import page from "#content/pages/what-we-do.json";

export const meta = () => pageMeta(page.meta);

export default function WhatWeDoPage() {
	return <WhatWeDo headingLevel={1} />;
}
