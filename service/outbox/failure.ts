/**
 * Why a try failed. "permanent": another try would fail the same way. "login": a setting must be
 * corrected, so the owner is alerted and the retries continue.
 */
export type Failure = "temporary" | "permanent" | "login";

/** A mail or webhook that was not delivered. */
export class DeliveryError extends Error {
	readonly failure: Failure;

	constructor(message: string, failure: Failure, cause?: unknown) {
		super(message, { cause });
		this.failure = failure;
	}
}
