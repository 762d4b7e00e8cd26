/** The register of the demos: what a visitor can try on a page. Their views are in demo-view.tsx. */
import * as v from "valibot";
import type { SectionRecord } from "#content/schema/sections.ts";
import { badDayFields } from "./bad-day/fields.ts";
import { resolveBadDay } from "./bad-day/model.ts";
import { contractFields } from "./contract/fields.ts";
import { resolveContract } from "./contract/model.ts";
import { fiveDesksFields } from "./five-desks/fields.ts";
import { resolveFiveDesks } from "./five-desks/model.ts";
import { guessesFields } from "./guesses/fields.ts";
import { resolveGuesses } from "./guesses/model.ts";
import { migrationFields } from "./migration/fields.ts";
import { resolveMigration } from "./migration/model.ts";
import { oneRowFields } from "./one-row/fields.ts";
import { resolveOneRow } from "./one-row/model.ts";
import { oneScreenFields } from "./one-screen/fields.ts";
import { resolveOneScreen } from "./one-screen/model.ts";
import { overlapFields } from "./overlap/fields.ts";
import { resolveOverlap } from "./overlap/model.ts";
import { stolenPasswordFields } from "./stolen-password/fields.ts";
import { resolveStolenPassword } from "./stolen-password/model.ts";
import { takeOverFields } from "./take-over/fields.ts";
import { resolveTakeOver } from "./take-over/model.ts";
import { tokenFields } from "./token/fields.ts";
import { resolveToken } from "./token/model.ts";
import { trailFields } from "./trail/fields.ts";
import { resolveTrail } from "./trail/model.ts";

/** Each demo by the name of its folder: the fields of its record, and what its view shows of them. */
export const demos = {
	"bad-day": { fields: badDayFields, resolve: resolveBadDay },
	contract: { fields: contractFields, resolve: resolveContract },
	"five-desks": { fields: fiveDesksFields, resolve: resolveFiveDesks },
	guesses: { fields: guessesFields, resolve: resolveGuesses },
	migration: { fields: migrationFields, resolve: resolveMigration },
	"one-row": { fields: oneRowFields, resolve: resolveOneRow },
	"one-screen": { fields: oneScreenFields, resolve: resolveOneScreen },
	overlap: { fields: overlapFields, resolve: resolveOverlap },
	"stolen-password": { fields: stolenPasswordFields, resolve: resolveStolenPassword },
	"take-over": { fields: takeOverFields, resolve: resolveTakeOver },
	token: { fields: tokenFields, resolve: resolveToken },
	trail: { fields: trailFields, resolve: resolveTrail },
};

type Demos = typeof demos;
export type DemoName = keyof Demos;

export const demoSchema = v.variant(
	"demo",
	Object.values(demos).map(({ fields }) => fields),
);
export type DemoRecord = v.InferOutput<typeof demoSchema>;

/** What every demo has besides its own copy. */
type Common = {
	heading: string;
	intro: string;
	/** Says what in it is a sample. */
	note: string;
	/** The outcome of each state as text, for paper and browsers without script. */
	summary: { title: string; text: string }[];
};

/** A demo with all copy that its view shows. */
type DemoOf<N extends DemoName> = Common & ReturnType<Demos[N]["resolve"]>;
export type Demo = { [N in DemoName]: DemoOf<N> }[DemoName];

/** Adds to a record what its view and its summary show. */
export function resolveDemo(record: DemoRecord): Demo {
	// The compiler does not see that the record is the one of this demo.
	const resolve = demos[record.demo].resolve as (record: DemoRecord) => Demo;
	return resolve(record);
}

type DemoSectionRecord = Extract<SectionRecord, { kind: "demo" }>;

/** A section of an offering whose heading comes from its demo. */
export function resolveDemoSection({ demo: record, ...section }: DemoSectionRecord) {
	const demo = resolveDemo(record);
	return { ...section, heading: demo.heading, demo };
}
