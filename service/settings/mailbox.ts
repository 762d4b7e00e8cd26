/** A mail address with an optional display name. */
export type Mailbox = { name: string; address: string };
