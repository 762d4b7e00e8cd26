import { withBackup } from "../backup/with-backup.ts";
import { databaseLocation } from "../open-database.ts";
import { type Rescued, rescue } from "../recovery/rescue.ts";
import { type Restored, restore } from "../recovery/restore.ts";
import type { FileCommand } from "./command.ts";
import { count } from "./count.ts";

const minuteOf = (id: string) => {
	// A version 7 UUID begins with its time in milliseconds.
	const time = new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16));
	return `${time.toISOString().slice(0, 16).replace("T", " ")} UTC`;
};

const LOOK = "Look in your mailbox; release <id> sends one.";

const enquiries = (number: number) => count(number, "enquiry", "enquiries");

function rescueText(rescued: Rescued, damaged: string, target: string): string {
	const { lost, held, shortened } = rescued;
	const lines = [
		`Saved ${enquiries(rescued.enquiries)} and ${count(rescued.deliveries, "delivery", "deliveries")} in ${target}.`,
	];
	if (shortened > 0) lines.push(`The end of ${enquiries(shortened)} could not be read.`);
	if (held > 0) {
		lines.push(
			`${enquiries(held)} ${held === 1 ? "is" : "are"} in quarantine, because it could not be read whether the mail was sent. ${LOOK}`,
		);
	}
	if (lost.length > 0) {
		lines.push(
			`${enquiries(lost.length)} could not be read. You may still have the mails:`,
			...lost.map((id) => `  ${id}, received ${minuteOf(id)}`),
		);
	}
	lines.push(
		`To use the new file, stop the service, move ${damaged}, ${damaged}-wal and ${damaged}-shm to another folder, move ${target} to ${damaged}, and start the service.`,
	);
	return `${lines.join("\n")}\n`;
}

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
			`The log of the missing database is now ${logMovedTo}-wal. It may have more enquiries: run npm run enquiries -- rescue ${logMovedTo} <new file>, and restore the new file.`,
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
			const path = databaseLocation(settings);
			return restoreText(await withBackup(settings, backup, (file) => restore(file, path)));
		},
	},
	rescue: {
		usage: "rescue <damaged file> <new file>",
		purpose: "saves what can be read of a damaged database in a new one",
		arguments: [2, 2],
		options: [],
		async runOnFiles(_, [damaged = "", target = ""]) {
			return rescueText(rescue(damaged, target), damaged, target);
		},
	},
};
