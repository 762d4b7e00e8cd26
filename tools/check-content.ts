import { checkContent } from "#content/check-content.ts";

const mistakes = checkContent();
for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) process.exitCode = 1;
