import { homeSection } from "#content/home-sections.ts";
import type { PageOf } from "#content/pages.ts";
import { ContactSection } from "#site/components/contact-section/contact-section.tsx";
import { WORDS_NOTE } from "#site/components/enquiry-form/first-words.ts";
import { Beginnings } from "./beginnings.tsx";
import styles from "./contact-page.module.css";

/** Without script the words of a closing call cannot be filled in: says so where its form leads. */
function WordsNote({ text }: { text: string }) {
	return (
		<noscript>
			<p id={WORDS_NOTE} className={`wrap ${styles.note}`}>
				{text}
			</p>
		</noscript>
	);
}

/** The page of the form, and sentences that may begin the enquiry. */
export function ContactView({ page }: { page: PageOf<"contact"> }) {
	const contact = homeSection("contact");
	return (
		<>
			<WordsNote text={page.wordsNote} />
			<ContactSection {...contact} headingLevel={1} />
			<Beginnings {...page.beginnings} />
		</>
	);
}
