import { expect, test } from "vitest";
import { fixture } from "./fixture.ts";
import { boxLayers, checkRequest, resolveToken, verdictAt } from "./model.ts";

const policy = {
	token: { user: "u-1", role: "clerk", branch: "north", until: "09:15" },
	rights: { clerk: ["open"], manager: ["open", "approve"] } satisfies Record<
		string,
		("open" | "approve")[]
	>,
};
const opening = { label: "Open", at: "09:05", action: "open", branch: "north" } as const;
const outcomeOf = (change: object) => checkRequest(policy, { ...opening, ...change });

test("a request that every layer allows is answered", () => {
	expect(outcomeOf({})).toBe("answered");
	expect(outcomeOf({ at: "09:14" })).toBe("answered");
});

test("a sign-in ends at its time", () => {
	expect(outcomeOf({ at: "09:15" })).toBe("expired");
});

test("a changed token is not believed, although its role would be allowed", () => {
	expect(outcomeOf({ forgedRole: "manager", action: "approve" })).toBe("forged");
});

test("a role without the right is refused before its branch is read", () => {
	expect(outcomeOf({ action: "approve", branch: "south" })).toBe("role");
	expect(checkRequest({ ...policy, rights: {} }, opening)).toBe("role");
});

test("an order of another branch is refused", () => {
	expect(outcomeOf({ branch: "south" })).toBe("branch");
});

test("the layers before the end passed the request, and those behind it were not reached", () => {
	const verdictsOf = (stop?: (typeof boxLayers)[number]) =>
		boxLayers.map((layer) => verdictAt(boxLayers, layer, stop));
	expect(verdictsOf("gate")).toEqual(["stopped", "unreached", "unreached", "unreached"]);
	expect(verdictsOf("rules")).toEqual(["passed", "passed", "stopped", "unreached"]);
	expect(verdictsOf()).toEqual(["passed", "passed", "passed", "passed"]);
});

const { requests, summary } = resolveToken(fixture);

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
