/** What can be sent about an enquiry: the mail to the owner, the acknowledgement to its sender, the webhook. */
export const ALL_KINDS = ["mail", "acknowledgement", "webhook"] as const;
export type Kind = (typeof ALL_KINDS)[number];

/** What the settings ask to be sent about each enquiry. */
export function kindsToSend(settings: { acknowledge: boolean; webhook?: unknown }): Kind[] {
	const kinds: Kind[] = ["mail"];
	if (settings.acknowledge) kinds.push("acknowledgement");
	if (settings.webhook) kinds.push("webhook");
	return kinds;
}
