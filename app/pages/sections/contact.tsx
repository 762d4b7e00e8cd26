import { deferred } from "#app/deferred/deferred.tsx";
import { pageMeta } from "#app/page-meta.ts";
import page from "#content/pages/contact.json";

export const meta = () => pageMeta(page.meta);

const { Deferred: ContactSection, ready } = deferred(async () => {
	const section = await import("#app/components/contact-section/contact-section.tsx");
	return section.ContactSection;
});
await ready;

export default function ContactPage() {
	return <ContactSection headingLevel={1} />;
}
