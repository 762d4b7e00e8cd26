import {
	type FocusEvent,
	type FormEvent,
	useEffect,
	useLayoutEffect,
	useReducer,
	useRef,
	useState,
} from "react";
import {
	checkEnquiry,
	type EnquiryField,
	isBlank,
	ownServiceFields,
	phoneRule,
} from "#shared/enquiry.ts";
import { ADDRESS_EVENT } from "#site/browser/html-state.ts";
import { readArrival } from "./arrival.ts";
import { deleteDraft, readDraft, saveDraft } from "./draft.ts";
import type { EmailSettings } from "./email-settings.ts";
import {
	type Beginning,
	type EnquiryIntent,
	intentOf,
	type OpenVacancy,
} from "./enquiry-intent.ts";
import { type EnquiryValues, isEnquiryField, readValues, writeValues } from "./enquiry-values.ts";
import { fieldId } from "./field-id.ts";
import { splitWords, withWords } from "./first-words.ts";
import { emptyForm, formState } from "./form-state.ts";
import { newEnquiryId } from "./new-enquiry-id.ts";
import { loadEmailLibrary, sendEnquiry } from "./send-enquiry.ts";
import { useAfterRelease } from "./use-after-release.ts";

/** How long the status says at least that the form is being sent, in ms: screen readers need time to read it. */
const SHORTEST_STATUS = 500;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The outcome of the last submit. A failed one keeps the values, which the visitor can then copy. */
export type Outcome = { sent: true; key: string } | { sent: false; values: EnquiryValues };

/** A change of the values, by the page or by the visitor. */
type Change = { type: "filled" } | { type: "typed"; field: EnquiryField };

function setHiddenField(form: HTMLFormElement, name: string, value: string) {
	const control = form.elements.namedItem(name);
	if (control instanceof HTMLInputElement) control.value = value;
}

/**
 * Restores a draft, except in fields that the visitor has filled in since the page loaded. On a
 * reload the browser may restore the ten digits that were shown of a longer phone number.
 */
function restore(form: HTMLFormElement, draft: Partial<EnquiryValues>) {
	const shownPhone = draft.phone?.slice(0, phoneRule.most);
	const filledIn = Object.entries(readValues(form)).filter(
		([field, value]) => value !== "" && !(field === "phone" && value === shownPhone),
	);
	writeValues(form, { ...draft, ...Object.fromEntries(filledIn) });
}

/** State and event handlers of the contact form. */
export function useEnquiryForm(
	settings: EmailSettings,
	vacancies: readonly OpenVacancy[],
	beginnings: readonly Beginning[],
) {
	const formRef = useRef<HTMLFormElement>(null);
	const [state, dispatch] = useReducer(formState, emptyForm);
	const [scripted, setScripted] = useState(false);
	const [sending, setSending] = useState(false);
	const [outcome, setOutcome] = useState<Outcome>();
	// A second submit may occur before React has disabled the button.
	const inFlight = useRef(false);
	const enquiryId = useRef("");
	const preloaded = useRef(false);
	const statusRef = useRef<HTMLParagraphElement>(null);

	function changed(form: HTMLFormElement, action: Change) {
		const values = readValues(form);
		saveDraft({ id: enquiryId.current, values });
		dispatch({ ...action, values });
	}

	function fillIn(form: HTMLFormElement, some: Partial<EnquiryValues>) {
		writeValues(form, some);
		changed(form, { type: "filled" });
	}

	/** Fills in what the query of the address asks for. `clicked`: a link of this page has just asked. */
	const appliedIntent = useRef<EnquiryIntent>(undefined);
	function applyIntent(clicked: boolean) {
		const form = formRef.current;
		const intent = intentOf(location.search, vacancies, beginnings);
		if (!form || !intent) return;
		const { message } = readValues(form);
		const replaceable = isBlank(message) || message === appliedIntent.current?.message;
		appliedIntent.current = intent;
		const { enquiryType, begins } = intent;
		// Its questions follow what the visitor wrote. A reload must not add them again.
		const added = clicked && begins ? withWords(intent.message, { message }).message : message;
		fillIn(form, { enquiryType, message: replaceable ? intent.message : added });
		if (location.hash === `#${fieldId("message")}`)
			document.getElementById(fieldId("message"))?.focus();
	}

	// A layout effect, because it runs in the commit that attaches the handlers. A later effect would
	// leave a moment in which Send works but the browser's own validation still applies.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only once, on the address of the document
	useLayoutEffect(() => {
		const form = formRef.current;
		if (!form) return;
		// Not in the HTML: without script the browser's own validation applies.
		form.noValidate = true;
		setScripted(true);
		const draft = readDraft();
		enquiryId.current = draft?.id ?? newEnquiryId();
		restore(form, draft?.values ?? {});
		const { words, rest } = splitWords(location.search);
		if (words) fillIn(form, withWords(words, readValues(form)));
		else dispatch({ type: "filled", values: readValues(form) });
		// What the visitor wrote leaves the address: a reload or a copy of it must not repeat the words.
		if (words !== undefined) history.replaceState(history.state, "", location.pathname + rest);
		applyIntent(false);
	}, []);

	// A link on this page may ask for something else. The effect follows the last render's lists.
	useEffect(() => {
		const onAddress = () => applyIntent(true);
		addEventListener(ADDRESS_EVENT, onAddress);
		return () => removeEventListener(ADDRESS_EVENT, onAddress);
	});

	function onInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
		const field = (target as HTMLInputElement).name;
		if (isEnquiryField(field)) changed(currentTarget, { type: "typed", field });
	}

	const afterRelease = useAfterRelease();
	function onBlur({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
		const field = (target as HTMLElement as HTMLInputElement).name;
		if (!isEnquiryField(field)) return;
		afterRelease(() => dispatch({ type: "left", field, values: readValues(currentTarget) }));
	}

	async function onSubmit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (inFlight.current) return;
		const form = event.currentTarget;
		const values = readValues(form);
		dispatch({ type: "submitted", values });
		const check = checkEnquiry(values);
		if (!check.ok) return;
		// The hosted email service does not know what is meant by digits of other scripts.
		writeValues(form, check.enquiry);
		inFlight.current = true;
		// A disabled button would lose the focus to the document, and a screen reader would miss what follows.
		if (form.contains(document.activeElement)) statusRef.current?.focus({ preventScroll: true });
		setSending(true);
		setHiddenField(form, ownServiceFields.key, enquiryId.current);
		// The form is part of the page, so the time since navigation is the age of the form.
		setHiddenField(form, ownServiceFields.elapsed, String(Math.round(performance.now())));
		setHiddenField(form, ownServiceFields.arrival, readArrival());
		const [sent] = await Promise.all([sendEnquiry(form, settings), wait(SHORTEST_STATUS)]);
		inFlight.current = false;
		setSending(false);
		const key = enquiryId.current;
		if (sent) {
			form.reset();
			deleteDraft();
			enquiryId.current = newEnquiryId();
			dispatch({ type: "emptied" });
		}
		setOutcome(sent ? { sent, key } : { sent, values });
	}

	/** Preloads the library once, so that the first Send need not wait. A failure shows on sending. */
	function onFocus() {
		if (!preloaded.current) loadEmailLibrary().catch(() => {});
		preloaded.current = true;
	}

	return {
		...state,
		scripted,
		sending,
		outcome,
		statusRef,
		closeOutcome: () => setOutcome(undefined),
		form: { ref: formRef, onInput, onBlur, onFocus, onSubmit },
	};
}
