import { homeSection } from "#content/home-sections.ts";
import type { PageOf } from "#content/pages.ts";
import { ContactPage, type ContactPageProps } from "./contact-page.tsx";

export function ContactView({ page }: { page: PageOf<"contact"> }) {
	const { wordsNote, beginnings } = page;
	const contact = homeSection("contact") as ContactPageProps["contact"];
	return <ContactPage contact={contact} wordsNote={wordsNote} beginnings={beginnings} />;
}
