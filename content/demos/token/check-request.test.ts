import { expect, test } from "vitest";
import { boxLayers } from "../states.ts";
import { checkRequest, verdictAt } from "./check-request.ts";

const policy = {
	token: { user: "u-1", role: "clerk", branch: "north", until: "09:15" },
	rights: { clerk: ["open"], manager: ["open", "approve"] } satisfies Record<
		string,
		("open" | "approve")[]
	>,
};
const request = { label: "Open", at: "09:05", action: "open", branch: "north" } as const;
const outcomeOf = (change: object) => checkRequest(policy, { ...request, ...change });

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
	expect(checkRequest({ ...policy, rights: {} }, request)).toBe("role");
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
