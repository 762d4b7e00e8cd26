import { eraseEnquiries, findErasable } from "../enquiries/erase.ts";
import { countDelivered, daysBefore, purgeDelivered } from "../enquiries/purge.ts";
import { mailFolder, removeMailFiles } from "../mail/mail-files.ts";
import { kindsToSend } from "../outbox/kinds.ts";
import { releaseEnquiry, retryNow } from "../outbox/queue.ts";
import { type DatabaseCommand, UsageError } from "./command.ts";
import { count } from "./count.ts";

const SOON = "The service sends it within a minute.";
const NOTHING_DONE = "Nothing was changed.\n";

/** The commands that change the database. */
export const changeCommands: Record<string, DatabaseCommand> = {
	retry: {
		usage: "retry [<id>]",
		purpose: "retries everything that is stopped or waiting, or only one enquiry's deliveries",
		arguments: [0, 1],
		options: [],
		writes: true,
		async run({ database, now }, [id]) {
			const { waiting, stopped } = await retryNow(database, now, id);
			return `${stopped} stopped and ${waiting} waiting are due now. ${SOON}\n`;
		},
	},
	release: {
		usage: "release <id>",
		purpose: "takes an enquiry out of quarantine and queues its mail",
		arguments: [1, 1],
		options: [],
		writes: true,
		async run({ database, settings, now }, [id = ""]) {
			const released = await releaseEnquiry(database, id, kindsToSend(settings), now);
			if (!released) throw new Error(`There is no enquiry ${id} in quarantine.`);
			return `Released. ${SOON}\n`;
		},
	},
	erase: {
		usage: "erase <email address|id> [--yes]",
		purpose: "deletes every enquiry from an address, delivered or not",
		arguments: [1, 1],
		options: ["yes"],
		writes: true,
		async run({ database, settings, confirm }, [who = ""]) {
			const found = await findErasable(database, who);
			if (found.length === 0) return `There is no enquiry from ${who}.\n`;
			const undelivered = found.filter(({ delivered }) => !delivered).length;
			const what = `${count(found.length, "enquiry", "enquiries")}, ${undelivered} of them not delivered`;
			if (!(await confirm(`Permanently erase ${what}?`))) return NOTHING_DONE;
			const ids = found.map(({ id }) => id);
			const erased = await eraseEnquiries(database, ids);
			await removeMailFiles(mailFolder(settings.dataDir), erased);
			return `Erased ${what}. Sent mails and backups still contain copies, and so do files such as enquiries-saved-….db, restore-… and a damaged database that was moved.\n`;
		},
	},
	purge: {
		usage: "purge <days> [--yes]",
		purpose: "deletes only delivered enquiries that are older than this many days",
		arguments: [1, 1],
		options: ["yes"],
		writes: true,
		async run({ database, settings, now, confirm }, [days = ""]) {
			if (!/^\d{1,5}$/.test(days))
				throw new UsageError("purge: The number of days must be a whole number.\n");
			const before = daysBefore(now, Number(days));
			const age = `older than ${count(Number(days), "day", "days")}`;
			const found = await countDelivered(database, before);
			if (found === 0) return `There is no delivered enquiry ${age}.\n`;
			const what = `${count(found, "delivered enquiry", "delivered enquiries")} ${age}`;
			if (!(await confirm(`Permanently delete ${what}?`))) return NOTHING_DONE;
			const deleted = await purgeDelivered(database, before);
			await removeMailFiles(mailFolder(settings.dataDir), deleted);
			return `Deleted ${deleted.length} of ${what}. Undelivered and quarantined enquiries are unchanged.\n`;
		},
	},
};
