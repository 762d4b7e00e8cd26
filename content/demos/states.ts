/**
 * The states of the demos, in the order in which they are offered. Apart from the schemas, because
 * the components use them and must not load valibot.
 */

/** The provider that a system depends on is down, slow, answers in another form, or is fine. */
export const badDayStates = ["down", "slow", "changed", "fine"] as const;
export type BadDayState = (typeof badDayStates)[number];

/** How far a screen is built. */
export const screenStages = ["sketch", "prototype", "release"] as const;
export type ScreenStage = (typeof screenStages)[number];

/** What guards an account. */
export const guards = ["password", "code", "passkey"] as const;
export type Guard = (typeof guards)[number];

/** How a thief tries to get in. */
export const attacks = ["leak", "page"] as const;
export type Attack = (typeof attacks)[number];

/** The layers of an application from its way in: those of the framework, and the customer's own. */
export const boxBands = { framework: ["gate", "roles"], own: ["rules", "data"] } as const;
export type BoxBand = keyof typeof boxBands;
/** All layers that a request passes, down to what it asks for. */
export const boxLayers = [...boxBands.framework, ...boxBands.own] as const;
export type BoxLayer = (typeof boxLayers)[number];

/** The lines of a badge in the order in which they are read, each with the layer that reads it. */
export const badgeLines = {
	seal: "gate",
	audience: "gate",
	until: "gate",
	role: "roles",
	branch: "rules",
} as const satisfies Record<string, BoxLayer>;
export type BadgeLine = keyof typeof badgeLines;
export const badgeLineNames = Object.keys(badgeLines) as BadgeLine[];

/** Why a request is answered or refused. */
export const requestOutcomes = ["answered", "forged", "expired", "role", "branch"] as const;
export type RequestOutcome = (typeof requestOutcomes)[number];

/** The way of an idea to a product in use. */
export const guessSteps = ["idea", "discovery", "release", "next"] as const;
export type GuessStep = (typeof guessSteps)[number];

/** What a guess is, or has become. */
export type GuessState = "guess" | "known" | "dropped";

/** Where a figure of a property comes from. */
export const figureSources = ["assessor", "deeds", "survey", "flood", "listing"] as const;
export type FigureSource = (typeof figureSources)[number];

/** How a record chooses between two sources: by their rank or by the date of their figures. */
export const sourceRules = ["ranked", "newest"] as const;
export type SourceRule = (typeof sourceRules)[number];

/** How far a request has come: back is the form again, after the approver sent it back. */
export const requestSteps = ["row", "form", "approval", "back", "report"] as const;
export type RequestStep = (typeof requestSteps)[number];

/** The state of a request in its sheet. */
export const requestStates = ["open", "back", "waiting", "approved"] as const;
export type RequestState = (typeof requestStates)[number];

/** What can happen to an application that was taken over. Each has a model. */
export const incidents = ["certificate", "update", "server", "disk"] as const;
export type Incident = (typeof incidents)[number];

/** The parts of an API's contract. */
export const contractParts = ["request", "response", "error", "version"] as const;
export type ContractPart = (typeof contractParts)[number];
