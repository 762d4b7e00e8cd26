/**
 * The mail to the owner, the acknowledgement to the sender, and the webhook; what is sent while nobody
 * answers, the last of it by webhook; and the mail that says that the sender took the enquiry back.
 */
export const ALL_KINDS = [
	...(["mail", "acknowledgement", "webhook"] as const),
	...(["reminder", "last-reminder", "escalation", "unanswered"] as const),
	"withdrawal",
] as const;
export type Kind = (typeof ALL_KINDS)[number];

/** Returns the kinds of delivery that the settings enable for each enquiry. */
export function kindsToSend(settings: { acknowledge: boolean; webhook?: unknown }): Kind[] {
	const kinds: Kind[] = ["mail"];
	if (settings.acknowledge) kinds.push("acknowledgement");
	if (settings.webhook) kinds.push("webhook");
	return kinds;
}

/** Returns all kinds of delivery that the settings enable, also those that come later. */
export function enabledKinds(
	settings: Parameters<typeof kindsToSend>[0] & {
		answerWithin?: number | undefined;
		escalateTo?: unknown;
	},
): Kind[] {
	const { answerWithin, escalateTo, webhook } = settings;
	return [
		...kindsToSend(settings),
		"withdrawal",
		...(answerWithin ? (["reminder", "last-reminder"] as const) : []),
		...(answerWithin && escalateTo ? (["escalation"] as const) : []),
		...(answerWithin && webhook ? (["unanswered"] as const) : []),
	];
}

/**
 * Why a try failed. After "permanent" another would fail the same way. "login": the owner must
 * correct a setting, so there is an alert, and the retries continue.
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
