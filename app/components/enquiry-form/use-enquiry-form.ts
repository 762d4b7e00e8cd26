import {
	type FocusEvent,
	type FormEvent,
	useLayoutEffect,
	useReducer,
	useRef,
	useState,
} from "react";
import { useLocation } from "react-router";
import { checkEnquiry, isBlank, ownServiceFields } from "#shared/enquiry.ts";
import { forgetDraft, keepDraft, readDraft } from "./draft.ts";
import type { EmailSettings } from "./email-settings.ts";
import { type EnquiryIntent, intentOf } from "./enquiry-intent.ts";
import {
	type EnquiryValues,
	fieldId,
	isEnquiryField,
	readValues,
	writeValues,
} from "./enquiry-values.ts";
import { emptyForm, formState } from "./form-state.ts";
import { newEnquiryId } from "./new-enquiry-id.ts";
import { loadEmailLibrary, sendEnquiry } from "./send-enquiry.ts";

/** How the last sending ended; a failed one keeps the words for the visitor to save. */
export type Outcome = { sent: true } | { sent: false; values: EnquiryValues };

function setHidden(form: HTMLFormElement, name: string, value: string) {
	const control = form.elements.namedItem(name);
	if (control instanceof HTMLInputElement) control.value = value;
}

/** Puts a draft's values where the visitor has not typed since the page came. */
function restore(form: HTMLFormElement, values: Partial<EnquiryValues>) {
	const typed = Object.entries(readValues(form)).filter(([, value]) => value !== "");
	writeValues(form, { ...values, ...Object.fromEntries(typed) });
}

export function useEnquiryForm(settings: EmailSettings) {
	const formRef = useRef<HTMLFormElement>(null);
	const [state, dispatch] = useReducer(formState, emptyForm);
	const [sending, setSending] = useState(false);
	const [outcome, setOutcome] = useState<Outcome>();
	// A second submit may come before React has disabled the button.
	const inFlight = useRef(false);
	const enquiryId = useRef("");
	const preloaded = useRef(false);

	// In the same commit as the handlers: no click may find a form whose button works already while
	// its rules are still the browser's.
	useLayoutEffect(() => {
		const form = formRef.current;
		if (!form) return;
		// Only now: without script the browser's own checks serve.
		form.noValidate = true;
		const draft = readDraft();
		enquiryId.current = draft?.id ?? newEnquiryId();
		restore(form, draft?.values ?? {});
		dispatch({ type: "filled", values: readValues(form) });
	}, []);

	const { key, search, hash } = useLocation();
	const offered = useRef<EnquiryIntent>(undefined);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit of the address, which the key names
	useLayoutEffect(() => {
		const form = formRef.current;
		const intent = intentOf(search);
		if (!form || !intent) return;
		const { message } = readValues(form);
		const replaceable = isBlank(message) || message === offered.current?.message;
		offered.current = intent;
		writeValues(form, replaceable ? intent : { enquiryType: intent.enquiryType });
		const values = readValues(form);
		keepDraft({ id: enquiryId.current, values });
		dispatch({ type: "filled", values });
		if (hash === `#${fieldId("message")}`) document.getElementById(fieldId("message"))?.focus();
	}, [key, search]);

	function onInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
		const field = (target as HTMLInputElement).name;
		if (!isEnquiryField(field)) return;
		const values = readValues(currentTarget);
		keepDraft({ id: enquiryId.current, values });
		dispatch({ type: "typed", field, values });
	}

	function onBlur({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
		const field = (target as HTMLElement as HTMLInputElement).name;
		if (isEnquiryField(field)) dispatch({ type: "left", field, values: readValues(currentTarget) });
	}

	async function onSubmit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (inFlight.current) return;
		const form = event.currentTarget;
		const values = readValues(form);
		dispatch({ type: "submitted", values });
		if (!checkEnquiry(values).ok) return;
		inFlight.current = true;
		setSending(true);
		setHidden(form, ownServiceFields.key, enquiryId.current);
		// The form came with the page, so the page's age is the form's.
		setHidden(form, ownServiceFields.elapsed, String(Math.round(performance.now())));
		const sent = await sendEnquiry(form, settings);
		inFlight.current = false;
		setSending(false);
		if (sent) {
			form.reset();
			forgetDraft();
			enquiryId.current = newEnquiryId();
			dispatch({ type: "emptied" });
		}
		setOutcome(sent ? { sent } : { sent, values });
	}

	/** Early, so that the first Send does not wait for it. Once: a failure shows when sending. */
	function onFocus() {
		if (!preloaded.current) loadEmailLibrary().catch(() => {});
		preloaded.current = true;
	}

	return {
		...state,
		sending,
		outcome,
		closeOutcome: () => setOutcome(undefined),
		form: { ref: formRef, onInput, onBlur, onFocus, onSubmit },
	};
}
