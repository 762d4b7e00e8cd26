import { expect, test } from "vitest";
import { resolveToken } from "./token.ts";

const layer = (name: string, passed = "fine") => ({ name, passed });
const refusal = (name: string) => ({
	gets: `${name} it is.`,
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
	terms: { asks: "Asks", gets: "Gets", writes: "Whose", log: "Log" },
	verdicts: { passed: "passes", stopped: "stops", unreached: "not reached" },
	bands: { framework: "Bought", own: "Own" },
	layers: {
		gate: layer("Gate", "{at} until {until}"),
		roles: layer("Roles", "{role} may {action}"),
		rules: layer("Rules"),
		data: layer("Data"),
	},
	untouched: "untouched",
	writes: { framework: "Not you.", own: "You.", all: "Both." },
	token: { user: "u-1", role: "clerk", branch: "north", until: "09:15" },
	rights: { clerk: ["open"] },
	unknown: "somebody",
	actions: { open: "opens", approve: "approves" },
	log: "{at} {user} {action} {branch}: {why}",
	outcomes: {
		answered: { gets: "Answered.", screen: "Order", why: "Answered" },
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

test("a request that is stopped has its line of the log and what each layer found", () => {
	expect(requests[1]).toMatchObject({
		gets: "Role it is.",
		screen: "Role",
		outcome: "role",
		end: "roles",
		log: "09:05 u-1 approves north: Role",
		stations: [
			{ layer: "gate", verdict: "passed", finds: "09:05 until 09:15" },
			{ layer: "roles", verdict: "stopped", finds: "bad Role at 09:05" },
			{ layer: "rules", verdict: "unreached", finds: "untouched" },
			{ layer: "data", verdict: "unreached", finds: "untouched" },
		],
	});
});

test("a request is answered if every layer lets it pass", () => {
	expect(requests[0]).toMatchObject({ outcome: "answered", end: "data" });
	expect(requests[0]?.stations.map(({ verdict }) => verdict)).toEqual(Array(4).fill("passed"));
});

test("each request says whose work its check is", () => {
	expect(requests.map(({ writes }) => writes)).toEqual(["Both.", "Not you.", "You.", "Not you."]);
});

test("what a changed token says of its user is not believed", () => {
	expect(requests[3]?.log).toBe("09:07 somebody opens north: Forged");
});

test("the summary says what the user gets, and by whose check", () => {
	expect(summary[1]).toEqual({ title: "Approve", text: "Role it is. Whose: Not you." });
});
