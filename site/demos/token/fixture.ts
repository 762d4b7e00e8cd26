import type { TokenRecord } from "./fields.ts";

const line = (name: string, says: string, passed = "fine") => ({ name, says, passed });
const refusal = (name: string) => ({
	reach: `${name} it is.`,
	screen: name,
	why: name,
	finds: `bad ${name} at {at}`,
});

/** A record for tests. */
export const fixture: TokenRecord = {
	demo: "token",
	heading: "Requests",
	intro: "Send one.",
	note: "A sample.",
	legend: "Request",
	terms: { sees: "Sees", reach: "Reach", writes: "Whose", log: "Log" },
	verdicts: { passed: "passes", stopped: "stops", unreached: "not reached", arrived: "there" },
	bands: { framework: "Bought", own: "Own" },
	layers: { gate: "Gate", roles: "Roles", rules: "Rules", data: "Data" },
	badge: { legend: "Badge", says: "Says", by: "By", finds: "Finds" },
	lines: {
		seal: line("Seal", "wax"),
		audience: line("For", "us"),
		until: line("Until", "{until}", "now {at}"),
		role: line("Role", "{role}", "{role} may {action}"),
		branch: line("Branch", "{branch}"),
	},
	unread: "unread",
	writes: { framework: "Not you.", own: "You.", all: "Both." },
	token: { user: "u-1", role: "clerk", branch: "north", until: "09:15" },
	rights: { clerk: ["open"] },
	unknown: "somebody",
	actions: { open: "opens", approve: "approves" },
	log: "{at} {user} {action} {branch}: {why}",
	outcomes: {
		answered: { reach: "Answered.", screen: "Order", why: "Answered" },
		forged: refusal("Forged"),
		expired: refusal("Expired"),
		role: refusal("Role"),
		branch: refusal("Branch"),
	},
	requests: [
		{ label: "Open", at: "09:04", action: "open", branch: "north" },
		{ label: "Approve", at: "09:05", action: "approve", branch: "north" },
		{ label: "South", at: "09:06", action: "open", branch: "south" },
		{ label: "Forge", at: "09:07", action: "open", branch: "north", forgedRole: "manager" },
	],
};
