import type { BadDayState } from "../states.ts";

export type StepPlace = "software" | "provider" | "shelf" | "person";

/** Where each step of what was asked for happens. */
export const stepPlaces: Record<BadDayState, readonly StepPlace[]> = {
	down: ["software", "provider", "shelf", "provider"],
	slow: ["software", "provider", "software", "shelf"],
	changed: ["software", "provider", "software", "person"],
	fine: ["software", "provider", "software", "shelf"],
};
