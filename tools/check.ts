/** `npm run check`: types, lint, format and content. */
import { runEach, type Step } from "./step.ts";

/** The checks that do not run the code. */
export const staticChecks: Step[] = [
	{ title: "Types", args: ["node_modules/typescript/bin/tsc", "--noEmit", "-p", "."] },
	{
		title: "Lint and format",
		args: ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."],
	},
	{ title: "Content", args: ["tools/check-content.ts"] },
];

if (import.meta.main && (await runEach(staticChecks)).length > 0) process.exitCode = 1;
