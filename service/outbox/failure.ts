/**
 * Why a try failed. Permanent: the same try would get the same answer. Login: a setting must be
 * corrected, so the owner is told and the tries go on.
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
