/** `npm run check`: types, lint, format and content. */
import { routeTypes, staticChecks } from "./run/checks.ts";
import { runEach } from "./run/step.ts";

const failed = await runEach([routeTypes, ...staticChecks]);
if (failed.length > 0) process.exitCode = 1;
