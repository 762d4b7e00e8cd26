import { pageMeta } from "#app/page-meta.ts";
import page from "#content/pages/footer.json";

export const meta = () => pageMeta(page.meta);

/** The footer stands below every page; here it stands alone. */
export default function FooterPage() {
	return <h1 className="visually-hidden">{page.meta.title}</h1>;
}
