/** `npm run check`: types, lint, format and content. */
import { staticChecks } from "./run/checks.ts";
import { runEach } from "./run/step.ts";

const failed = await runEach(staticChecks);
if (failed.length > 0) process.exitCode = 1;
