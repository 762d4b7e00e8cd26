import type { HomeSection } from "#content/home-sections.ts";
import { ContactSection } from "#site/components/contact-section/contact-section.tsx";
import { WordsNote } from "#site/components/enquiry-form/words-note.tsx";
import { Beginnings, type BeginningsProps } from "./beginnings.tsx";

export type ContactPageProps = {
	contact: HomeSection<"contact">;
	wordsNote: string;
	beginnings: BeginningsProps;
};

/** The page of the form, and sentences that may begin the enquiry. */
export function ContactPage({ contact, wordsNote, beginnings }: ContactPageProps) {
	return (
		<>
			<WordsNote text={wordsNote} />
			<ContactSection {...contact} headingLevel={1} />
			<Beginnings {...beginnings} />
		</>
	);
}
