import { checkContent } from "#content/check/check-content.ts";
import { inOneLine } from "#content/check/content-error.ts";
import { writeJsonSchemas } from "./json-schemas.ts";

writeJsonSchemas();
const { mistakes, warnings } = checkContent();
for (const warning of warnings) console.warn(`Warning: ${inOneLine(warning)}`);
for (const mistake of mistakes) console.error(inOneLine(mistake));
if (mistakes.length > 0) process.exitCode = 1;
