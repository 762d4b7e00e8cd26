/** The kinds of delivery: the mail to the owner, the acknowledgement to the sender, the webhook. */
export const ALL_KINDS = ["mail", "acknowledgement", "webhook"] as const;
export type Kind = (typeof ALL_KINDS)[number];

/** Returns the kinds of delivery that the settings enable. */
export function kindsToSend(settings: { acknowledge: boolean; webhook?: unknown }): Kind[] {
	const kinds: Kind[] = ["mail"];
	if (settings.acknowledge) kinds.push("acknowledgement");
	if (settings.webhook) kinds.push("webhook");
	return kinds;
}
