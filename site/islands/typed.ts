type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChoice = (field: Field): field is HTMLInputElement =>
	field.type === "radio" || field.type === "checkbox";

const isTwin = (old: Field) => (field: Field) =>
	field.name === old.name && (!isChoice(old) || field.value === old.value);

/** Puts into a field what was typed into the one that it replaces. The component learns of it as of autofill. */
function copy(old: Field, field: Field) {
	if (isChoice(old) ? !old.checked : old.value === "") return;
	if (isChoice(old)) (field as HTMLInputElement).checked = true;
	else field.value = old.value;
	field.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Remembers the fields of an island. Returns a function that copies what was typed or chosen, and the
 * focus, to the fields with which React has replaced them.
 */
export function keepTyped(island: HTMLElement): () => void {
	const fields = () => [
		...island.querySelectorAll<Field>("input[name], textarea[name], select[name]"),
	];
	const known = new Set(fields());
	let focused = document.activeElement;
	// React may replace a field while somebody types in it.
	const remember = ({ target }: Event) => known.add(target as Field);
	island.addEventListener("input", remember);
	island.addEventListener("focusin", (event) => {
		remember(event);
		focused = event.target as Element;
	});
	return () => {
		const now = fields();
		for (const old of known) {
			if (old.isConnected) continue;
			const twin = now.find(isTwin(old));
			if (!twin) continue;
			known.delete(old);
			if (!old.name || old.type === "hidden") continue;
			const { selectionStart = null, selectionEnd = null } = old as HTMLInputElement;
			copy(old, twin);
			// The component knows no more that the visitor has left it.
			if (old !== focused) twin.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
			if (old !== focused || document.activeElement !== document.body) continue;
			twin.focus({ preventScroll: true });
			if (selectionStart !== null)
				(twin as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
		}
	};
}
