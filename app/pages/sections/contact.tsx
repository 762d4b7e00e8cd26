import { ContactSection } from "#app/components/contact-section/contact-section.tsx";
import { pageMeta } from "#app/page-meta.ts";
import page from "#content/pages/contact.json";

export const meta = () => pageMeta(page.meta);

export default function ContactPage() {
	return <ContactSection headingLevel={1} />;
}
