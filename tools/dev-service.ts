/** The service behind `npm run dev`. Vite's development server serves the pages. */
import { words } from "#content/words.ts";
import { createLog } from "#service/log/log.ts";
import { readSettings } from "#service/settings/settings.ts";
import { startService } from "#service/start.ts";

const log = createLog((line) => process.stderr.write(`${line}\n`));
const service = await startService(readSettings(process.env), log, words);
console.log(`Enquiries: ${service.databaseLocation}`);
console.log(`Mails: ${service.mailDestination}`);
for (const signal of ["SIGINT", "SIGTERM"]) {
	process.once(signal, () => service.stop().then(() => process.exit(0)));
}
