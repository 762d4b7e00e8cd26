import type { ComponentProps, FormEvent } from "react";
import { phoneDigits, phoneRule } from "#shared/enquiry.ts";
import { forgetLongerPhone, limitPhone } from "./limit-phone.ts";

/** What people write between the digits of a number. It is removed without a comment. */
const SEPARATORS = /[\s()+./-]/g;

/**
 * Keeps only digits, as many as a number may have, and the caret between the same digits. Returns true if the text
 * had anything else than digits and separators.
 */
function keepDigits(input: HTMLInputElement, inputType: string): boolean {
	const text = input.value;
	const before = text.slice(0, input.selectionStart ?? undefined);
	limitPhone(input, inputType);
	if (input.value !== text) {
		const caret = phoneDigits(before).length;
		input.setSelectionRange(caret, caret);
	}
	return phoneDigits(text).length < text.replace(SEPARATORS, "").length;
}

type PhoneInputProps = ComponentProps<"input"> & {
	/** Called after each input: true if something other than digits and separators was removed. */
	onDropped: (dropped: boolean) => void;
};

/**
 * Prepares each edit. The length is limited only between edits: during one, the browser would drop
 * a digit too many without a word, and the wrong number would pass. For the same reason the limit
 * needs script.
 */
function prepareEdits(input: HTMLInputElement | null) {
	if (!input) return undefined;
	input.maxLength = phoneRule.most;
	const beforeEdit = () => {
		input.removeAttribute("maxlength");
		const { selectionStart, selectionEnd, value } = input;
		if (selectionStart === 0 && selectionEnd === value.length) forgetLongerPhone(input);
	};
	input.addEventListener("beforeinput", beforeEdit);
	return () => input.removeEventListener("beforeinput", beforeEdit);
}

/** Autofill and suggestions replace the whole number. Some browsers fill in with a plain event. */
const replacesNumber = (inputType: string | undefined) =>
	inputType === undefined || inputType === "insertReplacementText";

/** Accepts only digits, however they are entered. */
export function PhoneInput({ onDropped, ...rest }: PhoneInputProps) {
	const onInput = ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
		// A change during a composition would end it, so an input method could not enter digits.
		const { isComposing, inputType } = nativeEvent as InputEvent;
		if (isComposing) return;
		if (replacesNumber(inputType)) forgetLongerPhone(currentTarget);
		onDropped(keepDigits(currentTarget, inputType));
		currentTarget.maxLength = phoneRule.most;
	};
	return (
		<input
			{...rest}
			type="tel"
			inputMode="numeric"
			pattern={phoneRule.pattern}
			minLength={phoneRule.least}
			maxLength={undefined}
			ref={prepareEdits}
			onInput={onInput}
			// Not every browser fires `input` after a composition.
			onCompositionEnd={({ currentTarget }) =>
				currentTarget.dispatchEvent(new InputEvent("input", { bubbles: true }))
			}
		/>
	);
}
