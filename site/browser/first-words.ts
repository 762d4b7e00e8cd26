import { fieldId } from "#site/components/enquiry-form/field-id.ts";
import { keepWords } from "#site/components/enquiry-form/first-words.ts";

/**
 * The words of a closing call go through the form's draft, so that they are not in an address. Where the
 * draft cannot be stored the browser submits them.
 */
export function keepFirstWords() {
	for (const form of document.querySelectorAll<HTMLFormElement>("form[data-first-words]")) {
		const keep = () => keepWords(form.querySelector("textarea")?.value ?? "");
		form.addEventListener("submit", (event) => {
			if (!keep()) return;
			event.preventDefault();
			location.assign(`${new URL(form.action).pathname}#${fieldId("user_name")}`);
		});
		form.querySelector("a")?.addEventListener("click", keep);
	}
}
