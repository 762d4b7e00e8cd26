import { phoneDigits, phoneRule } from "#shared/enquiry.ts";

/**
 * Keeps the first digits in the phone input, as many as a number may have. If there were more, it
 * remembers the whole number until the visitor changes them, because a part of a longer number is a
 * wrong one.
 * @param inputType of the event; undoing the change brings the longer number back
 */
export function limitPhone(input: HTMLInputElement, inputType = "") {
	const { dataset } = input;
	const digits = phoneDigits(input.value);
	const kept = digits.slice(0, phoneRule.most);
	if (kept !== digits) dataset.lastTooLong = dataset.tooLong = digits;
	else if (kept !== dataset.lastTooLong?.slice(0, phoneRule.most)) dataset.tooLong = "";
	else if (inputType.startsWith("history")) dataset.tooLong = dataset.lastTooLong;
	if (input.value !== kept) input.value = kept;
}

/** Forgets the longer number, because another one replaces all of it, even if it begins alike. */
export function forgetLongerPhone(input: HTMLInputElement) {
	input.dataset.tooLong = "";
}

/** Returns the phone number: the input's value, or the longer number that was entered. */
export function enteredPhone(input: HTMLInputElement): string {
	return input.dataset.tooLong || input.value;
}
