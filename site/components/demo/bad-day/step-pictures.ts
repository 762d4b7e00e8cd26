import type { BadDayState } from "#content/demos/states.ts";

/** The models of the steps of each state. Vermilion is what goes wrong; the person is one who is told. */
export const stepPictures: Record<BadDayState, readonly string[]> = {
	down: ["asked", "shut", "kept", "sent"],
	slow: ["asked", "late", "again", "once"],
	changed: ["asked", "half", "refused", "told"],
	fine: ["asked", "served", "checked", "once"],
};
