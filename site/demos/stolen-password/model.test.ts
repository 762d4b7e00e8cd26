import { expect, test } from "vitest";
import { fixture } from "./fixture.ts";
import { openedDoors, resolveStolenPassword } from "./model.ts";

test.each([
	["password", "leak", 3],
	["password", "page", 3],
	["code", "leak", 1],
	["code", "page", 3],
	["passkey", "leak", 0],
	["passkey", "page", 0],
] as const)("guarded by %s, attacked by %s: %i doors open", (guard, attack, doors) => {
	expect(openedDoors(guard, attack)).toBe(doors);
});

test("the summary says how far each attack gets past each guard", () => {
	expect(resolveStolenPassword(fixture).summary).toEqual([
		{ title: "Password", text: "A leak: all the way. A fake page: all the way." },
		{ title: "Code", text: "A leak: one door. A fake page: all the way." },
		{ title: "Passkey", text: "A leak: nowhere. A fake page: nowhere." },
	]);
});
