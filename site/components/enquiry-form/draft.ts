import { DRAFT_KEY } from "#site/browser/html-state.ts";
import { trySessionStorage } from "#site/browser/try-session-storage.ts";
import type { EnquiryValues } from "./enquiry-values.ts";

/** An unsent enquiry, which survives a reload, and its idempotency key. */
export type Draft = { id: string; values: Partial<EnquiryValues> };

export function readDraft(): Draft | undefined {
	const stored = trySessionStorage((storage): unknown =>
		JSON.parse(storage.getItem(DRAFT_KEY) ?? "null"),
	);
	const { id, values } = (stored ?? {}) as { id?: unknown; values?: Draft["values"] | null };
	if (typeof id !== "string" || !values) return undefined;
	const texts = Object.entries(values).filter(([, value]) => typeof value === "string");
	return { id, values: Object.fromEntries(texts) };
}

/** Returns whether the browser has stored it. */
export function saveDraft(draft: Draft): boolean {
	const stored = trySessionStorage((storage) => {
		storage.setItem(DRAFT_KEY, JSON.stringify(draft));
		return true;
	});
	return stored ?? false;
}

export function deleteDraft() {
	trySessionStorage((storage) => storage.removeItem(DRAFT_KEY));
}
