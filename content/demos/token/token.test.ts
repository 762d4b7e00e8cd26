import { expect, test } from "vitest";
import { resolveToken } from "./token.ts";

const layer = (name: string) => ({ name, owner: "bought" });
const outcome = (name: string) => ({ gets: `${name} it is.`, why: name });

const { requests, summary } = resolveToken({
	demo: "token",
	heading: "Requests",
	intro: "Send one.",
	note: "A sample.",
	legend: "Request",
	stack: "Layers",
	terms: { gets: "Gets", ends: "Ends at", log: "Log" },
	verdicts: { passed: "passes", stopped: "stops", answered: "answers", unasked: "not asked" },
	layers: {
		gate: layer("Gate"),
		roles: layer("Roles"),
		rules: layer("Rules"),
		data: layer("Data"),
	},
	token: { user: "u-1", role: "clerk", branch: "north", until: "09:15" },
	rights: { clerk: ["open"] },
	forged: "signature: broken",
	actions: { open: "opens", approve: "approves" },
	log: "{at} {user} {action} {branch}: {why}",
	outcomes: {
		answered: outcome("Answered"),
		forged: outcome("Forged"),
		expired: outcome("Expired"),
		role: outcome("Role"),
		branch: outcome("Branch"),
	},
	requests: [
		{ label: "Approve", at: "09:05", action: "approve", branch: "north" },
		{ label: "Forge", at: "09:06", action: "open", branch: "north", forgedRole: "manager" },
	],
});

test("a request has the layer at which it ends, its line of the log and what each layer did", () => {
	expect(requests[0]).toMatchObject({
		gets: "Role it is.",
		layer: "roles",
		ends: "Roles, bought.",
		log: "09:05 u-1 approves north: Role",
		stations: [
			{ layer: "gate", reads: "until: 09:15", says: "passes" },
			{ layer: "roles", reads: "role: clerk", says: "stops" },
			{ layer: "rules", reads: "branch: north", says: "not asked" },
			{ layer: "data", reads: "order: north", says: "not asked" },
		],
	});
});

test("a changed token shows the broken signature and the role that was written into it", () => {
	const [gate, roles] = requests[1]?.stations ?? [];
	expect(gate).toMatchObject({ reads: "signature: broken", says: "stops" });
	expect(roles).toMatchObject({ reads: "role: manager", says: "not asked" });
});

test("the summary says what the user gets, and from which layer", () => {
	expect(summary[0]).toEqual({ title: "Approve", text: "Role it is. Ends at: Roles, bought." });
});
