import { type Restored, restore } from "../backup/restore.ts";
import { databaseLocation } from "../open-database.ts";
import type { FileCommand } from "./command.ts";
import { count } from "./count.ts";

const LOOK = "Look in your mailbox; release <id> sends one.";

const enquiries = (number: number) => count(number, "enquiry", "enquiries");

function restoreText({ added, held, logMovedTo }: Restored): string {
	const lines = [
		added === 0
			? "Added nothing: the database has every enquiry of the backup."
			: `Added ${enquiries(added)} that the database did not have.`,
	];
	if (held > 0) {
		lines.push(
			`${held} of them ${held === 1 ? "is" : "are"} in quarantine: the mail was not sent when the backup was made, but may have been since. ${LOOK}`,
		);
	}
	if (logMovedTo) {
		lines.push(
			`The log of the missing database is now ${logMovedTo}-wal. Keep it: if the missing file turns up, put both together again.`,
		);
	}
	return `${lines.join("\n")}\n`;
}

/** The commands that work on files. */
export const fileCommands: Record<string, FileCommand> = {
	restore: {
		usage: "restore <backup file>",
		purpose: "adds the enquiries of a backup that the database does not have",
		arguments: [1, 1],
		options: [],
		async runOnFiles(settings, [backup = ""]) {
			if (settings.databaseUrl) {
				throw new Error(
					"DATABASE_URL is set. Stop the service, and run pg_restore --clean --if-exists --single-transaction --dbname=<DATABASE_URL> <dump>.",
				);
			}
			return restoreText(await restore(backup, databaseLocation(settings)));
		},
	},
};
