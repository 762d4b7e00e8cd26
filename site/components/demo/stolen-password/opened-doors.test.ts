import { expect, test } from "vitest";
import { openedDoors } from "./opened-doors.ts";

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
