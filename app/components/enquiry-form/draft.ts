import { enquiryFields } from "#shared/enquiry.ts";
import type { EnquiryValues } from "./enquiry-values.ts";

/** What a reload must not lose, and the key under which a repeat of it is recognised. */
export type Draft = { id: string; values: Partial<EnquiryValues> };

const STORAGE_KEY = "enquiry-draft";

/** The browser may block storage altogether or refuse more; the form works without. */
function tryStorage<T>(use: (storage: Storage) => T): T | undefined {
	try {
		return use(sessionStorage);
	} catch {
		return undefined;
	}
}

export function readDraft(): Draft | undefined {
	const stored = tryStorage((storage): unknown =>
		JSON.parse(storage.getItem(STORAGE_KEY) ?? "null"),
	);
	const { id, values } = (stored ?? {}) as { id?: unknown; values?: Draft["values"] | null };
	if (typeof id !== "string" || !values) return undefined;
	const texts = enquiryFields.filter((field) => typeof values[field] === "string");
	return { id, values: Object.fromEntries(texts.map((field) => [field, values[field]])) };
}

export function keepDraft(draft: Draft) {
	tryStorage((storage) => storage.setItem(STORAGE_KEY, JSON.stringify(draft)));
}

export function forgetDraft() {
	tryStorage((storage) => storage.removeItem(STORAGE_KEY));
}
