import { checkContent } from "#content/check/check-content.ts";

const { mistakes, warnings } = checkContent();
for (const warning of warnings) console.warn(`Warning: ${warning}`);
for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) process.exitCode = 1;
