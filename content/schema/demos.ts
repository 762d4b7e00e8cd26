/** The schemas of the demos: what a visitor can try on a page. */
import * as v from "valibot";
import { badDay } from "./demos/bad-day.ts";
import { contract } from "./demos/contract.ts";
import { fiveDesks } from "./demos/five-desks.ts";
import { guesses } from "./demos/guesses.ts";
import { migration } from "./demos/migration.ts";
import { oneRow } from "./demos/one-row.ts";
import { oneScreen } from "./demos/one-screen.ts";
import { overlap } from "./demos/overlap.ts";
import { stolenPassword } from "./demos/stolen-password.ts";
import { takeOver } from "./demos/take-over.ts";
import { token } from "./demos/token.ts";
import { trail } from "./demos/trail.ts";

export const demoSchema = v.variant("demo", [
	badDay,
	contract,
	fiveDesks,
	guesses,
	migration,
	oneRow,
	oneScreen,
	overlap,
	stolenPassword,
	takeOver,
	token,
	trail,
]);

export type DemoRecord = v.InferOutput<typeof demoSchema>;
export type DemoName = DemoRecord["demo"];
