import { expect, test } from "vitest";
import { resolveToken } from "./token.ts";

const line = (name: string, says: string, passed = "fine") => ({ name, says, passed });
const refusal = (name: string) => ({
	reach: `${name} it is.`,
	screen: name,
	why: name,
	finds: `bad ${name} at {at}`,
});

const { requests, summary } = resolveToken({
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
});

test("a request that is stopped has its line of the log, and what each layer did", () => {
	expect(requests[1]).toMatchObject({
		reach: "Role it is.",
		screen: "Role",
		outcome: "role",
		log: "09:05 u-1 approves north: Role",
		stations: [
			{ name: "Gate", band: "framework", verdict: "passed", has: "passes" },
			{ name: "Roles", band: "framework", verdict: "stopped", has: "stops" },
			{ name: "Rules", band: "own", verdict: "unreached", has: "not reached" },
			{ name: "Data", band: "own", verdict: "unreached", has: "not reached" },
		],
	});
});

test("each line of the badge says who reads it and what was found", () => {
	expect(requests[1]?.badge).toEqual([
		{ name: "Seal", says: "wax", by: "Gate", verdict: "passed", finds: "fine" },
		{ name: "For", says: "us", by: "Gate", verdict: "passed", finds: "fine" },
		{ name: "Until", says: "09:15", by: "Gate", verdict: "passed", finds: "now 09:05" },
		{ name: "Role", says: "clerk", by: "Roles", verdict: "stopped", finds: "bad Role at 09:05" },
		{ name: "Branch", says: "north", by: "Rules", verdict: "unreached", finds: "unread" },
	]);
});

test("a request is answered if every layer lets it pass", () => {
	expect(requests[0]).toMatchObject({ outcome: "answered" });
	expect(requests[0]?.stations.map(({ has }) => has)).toEqual([
		"passes",
		"passes",
		"passes",
		"there",
	]);
});

test("each request says whose work its check is", () => {
	expect(requests.map(({ writes }) => writes)).toEqual(["Both.", "Not you.", "You.", "Not you."]);
});

test("what a changed token says of its user is not believed", () => {
	expect(requests[3]?.log).toBe("09:07 somebody opens north: Forged");
	expect(requests[3]?.badge.map(({ says }) => says)).toContain("manager");
});

test("the summary says how far a request gets, and by whose check", () => {
	expect(summary[1]).toEqual({ title: "Approve", text: "Role it is. Whose: Not you." });
});
