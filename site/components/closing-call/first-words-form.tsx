import copy from "#company/enquiry-form.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import { fieldList } from "#shared/enquiry.ts";
import { Button } from "#site/components/button/button.tsx";
import { ButtonArrow } from "#site/components/button/button-arrow.tsx";
import { EmailText } from "#site/components/email-text/email-text.tsx";
import { CONSULTATION } from "#site/components/enquiry-form/enquiry-intent.ts";
import field from "#site/components/enquiry-form/field.module.css";
import { WORDS, WORDS_NOTE } from "#site/components/enquiry-form/first-words.ts";
import { SectionLink } from "#site/components/section-link/section-link.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import styles from "./first-words-form.module.css";

const FORM_PAGE = "/contact";

type FirstWordsFormProps = {
	prompt: string;
	/** The placeholder of the text area. */
	example?: string | undefined;
};

/**
 * The first words of an enquiry, and a button that opens the contact form with them.
 * browser/first-words.ts takes them to the form's draft. Without script the browser itself opens the form
 * with the words in the address.
 */
export function FirstWordsForm({ prompt, example }: FirstWordsFormProps) {
	return (
		<form
			method="get"
			action={`${FORM_PAGE}#${WORDS_NOTE}`}
			className={styles.form}
			data-first-words
		>
			<label className={styles.prompt} htmlFor="words">
				<Unbroken text={prompt} />
			</label>
			<textarea
				id="words"
				name={WORDS}
				maxLength={fieldList.message.limit}
				placeholder={example}
				className={field.control}
			/>
			<Button type="submit" variant="hot">
				{copy.firstWords}
				<ButtonArrow />
			</Button>
			<p className={styles.others}>
				<SectionLink section="contact" search={CONSULTATION}>
					{copy.consultation.label}
				</SectionLink>{" "}
				<span>
					<EmailText text={ui.orByEmail} />
				</span>
			</p>
		</form>
	);
}
