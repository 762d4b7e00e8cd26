import { DRAFT_KEY } from "#app/start/html-state.ts";
import { enquiryFields } from "#shared/enquiry.ts";
import type { EnquiryValues } from "./enquiry-values.ts";
import { trySessionStorage } from "./try-session-storage.ts";

/** An unsent enquiry, which survives a reload, and its idempotency key. */
export type Draft = { id: string; values: Partial<EnquiryValues> };

export function readDraft(): Draft | undefined {
	const stored = trySessionStorage((storage): unknown =>
		JSON.parse(storage.getItem(DRAFT_KEY) ?? "null"),
	);
	const { id, values } = (stored ?? {}) as { id?: unknown; values?: Draft["values"] | null };
	if (typeof id !== "string" || !values) return undefined;
	const storedFields = enquiryFields.filter((field) => typeof values[field] === "string");
	return { id, values: Object.fromEntries(storedFields.map((field) => [field, values[field]])) };
}

export function saveDraft(draft: Draft) {
	trySessionStorage((storage) => storage.setItem(DRAFT_KEY, JSON.stringify(draft)));
}

export function deleteDraft() {
	trySessionStorage((storage) => storage.removeItem(DRAFT_KEY));
}
