import { enquiryFields } from "#shared/enquiry.ts";
import type { EnquiryValues } from "./enquiry-values.ts";

/** An unsent enquiry, which survives a reload, and its idempotency key. */
export type Draft = { id: string; values: Partial<EnquiryValues> };

const STORAGE_KEY = "enquiry-draft";

/** Storage may be blocked or full. The form works without it. */
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
	const storedFields = enquiryFields.filter((field) => typeof values[field] === "string");
	return { id, values: Object.fromEntries(storedFields.map((field) => [field, values[field]])) };
}

export function saveDraft(draft: Draft) {
	tryStorage((storage) => storage.setItem(STORAGE_KEY, JSON.stringify(draft)));
}

export function deleteDraft() {
	tryStorage((storage) => storage.removeItem(STORAGE_KEY));
}
