/** What a visitor can try on a page, with all copy that its component shows. */
import type { DemoPicture } from "./demo-picture.ts";
import { type BadDay, resolveBadDay } from "./demos/bad-day/bad-day.ts";
import { type Contract, resolveContract } from "./demos/contract/contract.ts";
import { type FiveDesks, resolveFiveDesks } from "./demos/five-desks/five-desks.ts";
import { type Guesses, resolveGuesses } from "./demos/guesses/guesses.ts";
import { type Migration, resolveMigration } from "./demos/migration/migration.ts";
import { type OneRow, resolveOneRow } from "./demos/one-row/one-row.ts";
import { type OneScreen, resolveOneScreen } from "./demos/one-screen/one-screen.ts";
import { type Overlap, resolveOverlap } from "./demos/overlap/overlap.ts";
import {
	resolveStolenPassword,
	type StolenPassword,
} from "./demos/stolen-password/stolen-password.ts";
import { resolveTakeOver, type TakeOver } from "./demos/take-over/take-over.ts";
import { resolveToken, type Token } from "./demos/token/token.ts";
import { resolveTrail, type Trail } from "./demos/trail/trail.ts";
import type { DemoName, DemoRecord } from "./schema/demos.ts";
import type { SectionRecord } from "./schema/sections.ts";

/** Every demo has these; see the modules in content/demos/ for the rest. */
type Common = {
	demo: DemoName;
	heading: string;
	intro: string;
	/** Says what in it is a sample. */
	note: string;
	/** The outcome of each state as text, for paper and browsers without script. */
	summary: { title: string; text: string }[];
	/** The last state, for browsers without script. */
	picture?: DemoPicture;
};

export type Demo = Common &
	(
		| BadDay
		| Contract
		| FiveDesks
		| Guesses
		| Migration
		| OneRow
		| OneScreen
		| Overlap
		| StolenPassword
		| TakeOver
		| Token
		| Trail
	);
export type DemoOf<N extends DemoName> = Extract<Demo, { demo: N }>;

export function resolveDemo(record: DemoRecord): Demo {
	switch (record.demo) {
		case "bad-day":
			return resolveBadDay(record);
		case "one-row":
			return resolveOneRow(record);
		case "one-screen":
			return resolveOneScreen(record);
		case "take-over":
			return resolveTakeOver(record);
		case "five-desks":
			return resolveFiveDesks(record);
		case "guesses":
			return resolveGuesses(record);
		case "token":
			return resolveToken(record);
		case "contract":
			return resolveContract(record);
		case "stolen-password":
			return resolveStolenPassword(record);
		case "overlap":
			return resolveOverlap(record);
		case "migration":
			return resolveMigration(record);
		case "trail":
			return resolveTrail(record);
	}
}

type DemoSectionRecord = Extract<SectionRecord, { kind: "demo" }>;

/** A section of an offering whose heading comes from its demo. */
export function resolveDemoSection({ demo: record, ...section }: DemoSectionRecord) {
	const demo = resolveDemo(record);
	return { ...section, heading: demo.heading, demo };
}
