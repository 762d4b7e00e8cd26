import type { ClipboardEvent, ComponentProps } from "react";
import { PHONE_DIGITS, phoneDigits } from "#shared/enquiry.ts";

/**
 * Removes everything but digits and keeps the caret between the same digits. Returns true if it
 * removed anything.
 */
function keepDigits(input: HTMLInputElement): boolean {
	const digits = phoneDigits(input.value);
	if (digits === input.value) return false;
	const caret = phoneDigits(input.value.slice(0, input.selectionStart ?? undefined)).length;
	input.value = digits;
	input.setSelectionRange(caret, caret);
	return true;
}

/**
 * Inserts the digits of pasted text. The browser would truncate "+65 9123 4567" to ten characters
 * first and so lose digits.
 */
function pasteDigits(event: ClipboardEvent<HTMLInputElement>) {
	event.preventDefault();
	const input = event.currentTarget;
	const start = input.selectionStart ?? 0;
	const before = input.value.slice(0, start);
	const after = input.value.slice(input.selectionEnd ?? start);
	const pasted = before + event.clipboardData.getData("text").replace(/\D/g, "");
	input.value = phoneDigits(pasted + after);
	const caret = Math.min(pasted.length, input.value.length);
	input.setSelectionRange(caret, caret);
	input.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
}

export type PhoneInputProps = ComponentProps<"input"> & {
	/** Called after each input event: true if a character was removed. */
	onDropped: (dropped: boolean) => void;
};

/** Accepts only digits, typed or pasted, and at most ten. */
export function PhoneInput({ onDropped, ...rest }: PhoneInputProps) {
	return (
		<input
			{...rest}
			type="tel"
			inputMode="numeric"
			pattern={`[0-9]{${PHONE_DIGITS}}`}
			minLength={PHONE_DIGITS}
			maxLength={PHONE_DIGITS}
			onInput={(event) => onDropped(keepDigits(event.currentTarget))}
			onPaste={pasteDigits}
		/>
	);
}
