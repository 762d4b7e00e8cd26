/** Backs up a database again and again, until this process is killed. Prints a line for each copy. */
import { backUp } from "#service/backup/back-up.ts";

const [path = "", folder = ""] = process.argv.slice(2);
for (let second = 0; ; second++) {
	await backUp({ path, folder, now: second * 1000 });
	process.stdout.write(`${second}\n`);
}
