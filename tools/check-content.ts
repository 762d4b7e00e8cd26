import { checkContent } from "#content/check/check-content.ts";
import { inOneLine } from "#content/check/content-error.ts";

const { mistakes, warnings } = checkContent();
for (const warning of warnings) console.warn(`Warning: ${inOneLine(warning)}`);
for (const mistake of mistakes) console.error(inOneLine(mistake));
if (mistakes.length > 0) process.exitCode = 1;
