import { pageMeta } from "#app/page-meta.ts";
import { TrackRecord } from "#app/pages/home/track-record/track-record.tsx";
import page from "#content/pages/who-we-are.json";

export const meta = () => pageMeta(page.meta);

export default function WhoWeArePage() {
	return <TrackRecord headingLevel={1} />;
}
