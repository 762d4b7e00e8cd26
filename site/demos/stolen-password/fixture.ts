import type { StolenPasswordRecord } from "./fields.ts";

const outcome = (reach: string) => ({ reach, noticed: "Nothing.", left: "Everything." });

/** A record for tests. */
export const fixture: StolenPasswordRecord = {
	demo: "stolen-password",
	heading: "A stolen password",
	intro: "Choose.",
	note: "A sample.",
	guards: { legend: "Guard", password: "Password", code: "Code", passkey: "Passkey" },
	attacks: { legend: "Attack", leak: "A leak", page: "A fake page" },
	doors: ["Front", "Middle", "Back"],
	doorStates: { open: "Open", shut: "Shut" },
	terms: outcome("How far"),
	outcomes: {
		password: { leak: outcome("All the way."), page: outcome("All the way.") },
		code: { leak: outcome("One door."), page: outcome("All the way.") },
		passkey: { leak: outcome("Nowhere."), page: outcome("Nowhere.") },
	},
};
