import { expect, test } from "vitest";
import { fixture } from "./fixture.ts";
import { checkRequest, resolveToken } from "./model.ts";

const policy = {
	token: { user: "u-1", role: "clerk", branch: "north", until: "09:15" },
	rights: { clerk: ["open"], manager: ["open", "approve"] },
} satisfies Parameters<typeof checkRequest>[0];
const opening = { label: "Open", at: "09:05", action: "open", branch: "north" } as const;

test.each([
	["answered if every layer allows it", {}, "answered"],
	["answered until the sign-in ends", { at: "09:14" }, "answered"],
	["refused from that time on", { at: "09:15" }, "expired"],
	["not believed if it was changed", { forgedRole: "manager", action: "approve" }, "forged"],
	["refused before its branch is read", { action: "approve", branch: "south" }, "role"],
	["refused for another branch", { branch: "south" }, "branch"],
] as const)("a request is %s", (_, change, outcome) => {
	expect(checkRequest(policy, { ...opening, ...change })).toBe(outcome);
});

const { requests, summary } = resolveToken(fixture);

test("a request that is stopped has its line of the log, and what each layer did and read", () => {
	expect(requests[1]).toMatchObject({
		reach: "Role it is.",
		screen: "Role",
		outcome: "role",
		log: "09:05 u-1 approves north: Role",
	});
	const { stations = [], badge = [] } = requests[1] ?? {};
	expect(stations.map(({ name, band, has }) => `${name} (${band}): ${has}`)).toEqual([
		"Gate (framework): passes",
		"Roles (framework): stops",
		"Rules (own): not reached",
		"Data (own): not reached",
	]);
	expect(badge.map(({ name, says, by, finds }) => `${name} ${says}, ${by}: ${finds}`)).toEqual([
		"Seal wax, Gate: fine",
		"For us, Gate: fine",
		"Until 09:15, Gate: now 09:05",
		"Role clerk, Roles: bad Role at 09:05",
		"Branch north, Rules: unread",
	]);
	expect(summary[1]).toEqual({ title: "Approve", text: "Role it is. Whose: Not you." });
});

test("an answered request passed all layers, and each request says whose work its check is", () => {
	const has = requests[0]?.stations.map((station) => station.has);
	expect(has).toEqual(["passes", "passes", "passes", "there"]);
	expect(requests.map(({ writes }) => writes)).toEqual(["Both.", "Not you.", "You.", "Not you."]);
});
