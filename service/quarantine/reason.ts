import { ownServiceFields } from "#shared/enquiry.ts";
import type { Fields } from "../enquiries/fields.ts";

/**
 * Why an enquiry is in quarantine. "hourly-limit" says nothing about the enquiry itself. "restored":
 * nobody knows whether it was mailed since the backup.
 */
export type QuarantineReason = "honeypot" | "elapsed" | "hourly-limit" | "restored";

/** Nobody fills in the form faster than this, in milliseconds. */
const MIN_PLAUSIBLE_MS = 50;

/**
 * Returns why an enquiry is probable spam, or null. Such an enquiry is quarantined and not
 * discarded, because password managers fill honeypots, too.
 */
export function quarantineReason(fields: Fields): "honeypot" | "elapsed" | null {
	if (fields[ownServiceFields.honeypot]?.trim()) return "honeypot";
	const elapsed = fields[ownServiceFields.elapsed]?.trim();
	if (!elapsed) return null;
	// Our own form rounds the time, but another client may send a fraction.
	const ms = Number(elapsed);
	return Number.isFinite(ms) && ms >= MIN_PLAUSIBLE_MS ? null : "elapsed";
}
