import { mailFolder, removeMailFiles } from "../mailers/mail-file.ts";
import { countDelivered, daysBefore, purgeDelivered } from "../purge.ts";
import { kindsToSend, queueRows } from "../queue-rows.ts";
import { type Command, UsageError } from "./command.ts";
import { eraseAll, findErasable } from "./erase.ts";

const SOON = "The service sends it within a minute.";
const NOTHING_DONE = "Nothing was changed.\n";

const count = (number: number, one: string, many = `${one}s`) =>
	`${number} ${number === 1 ? one : many}`;

/** The commands that change the store. */
export const changeCommands: Record<string, Command> = {
	retry: {
		form: "retry [<id>]",
		purpose: "makes what was stopped or waits due now, all or one",
		words: [0, 1],
		options: [],
		writes: true,
		async run({ store, now }, [id]) {
			const which = id === undefined ? "" : " AND enquiry_id = ?";
			const args = id === undefined ? [] : [id];
			const waiting = await store.query(
				`UPDATE outbox SET due_at = ? WHERE state = 'pending' AND lease_until <= ?${which}
				RETURNING enquiry_id`,
				now,
				now,
				...args,
			);
			const stopped = await store.query(
				`UPDATE outbox SET state = 'pending', due_at = ?, created_at = ?
				WHERE state = 'stopped' AND kind <> 'acknowledgement'${which} RETURNING enquiry_id`,
				now,
				now,
				...args,
			);
			return `${stopped.length} stopped and ${waiting.length} waiting are due now. ${SOON}\n`;
		},
	},
	release: {
		form: "release <id>",
		purpose: "takes an enquiry out of quarantine and queues its mail",
		words: [1, 1],
		options: [],
		writes: true,
		async run({ store, settings, now }, [id = ""]) {
			const [held] = await store.query(
				"SELECT id FROM enquiries WHERE id = ? AND quarantine_reason IS NOT NULL",
				id,
			);
			if (!held) throw new Error(`There is no enquiry ${id} in quarantine.`);
			await store.batch([
				["UPDATE enquiries SET quarantine_reason = NULL WHERE id = ?", id],
				// Nobody who may be a robot's victim is acknowledged.
				...queueRows(id, kindsToSend({ ...settings, acknowledge: false }), "", now),
			]);
			return `Released. ${SOON}\n`;
		},
	},
	erase: {
		form: "erase <email address|id> [--yes]",
		purpose: "deletes every enquiry of an address, delivered or not",
		words: [1, 1],
		options: ["yes"],
		writes: true,
		async run({ store, settings, confirm }, [who = ""]) {
			const found = await findErasable(store.query, who);
			if (found.length === 0) return `There is no enquiry of ${who}.\n`;
			const undelivered = found.filter(({ delivered }) => !delivered).length;
			const what = `${count(found.length, "enquiry", "enquiries")}, ${undelivered} of them not delivered`;
			if (!(await confirm(`Erase ${what}, for good?`))) return NOTHING_DONE;
			const ids = found.map(({ id }) => id);
			await eraseAll(store, ids);
			await removeMailFiles(mailFolder(settings.dataDir), ids);
			return `Erased ${what}. Mails that went out and backups have copies.\n`;
		},
	},
	purge: {
		form: "purge <days> [--yes]",
		purpose: "deletes delivered enquiries older than that; nothing else",
		words: [1, 1],
		options: ["yes"],
		writes: true,
		async run({ store, settings, now, confirm }, [days = ""]) {
			if (!/^\d{1,5}$/.test(days)) throw new UsageError("purge: Give a whole number of days.\n");
			const before = daysBefore(now, Number(days));
			const found = await countDelivered(store.query, before);
			const what = `${count(found, "delivered enquiry", "delivered enquiries")} older than ${count(Number(days), "day")}`;
			if (found === 0)
				return `There is no delivered enquiry older than ${count(Number(days), "day")}.\n`;
			if (!(await confirm(`Delete ${what}, for good?`))) return NOTHING_DONE;
			const ids = await purgeDelivered(store.query, before);
			await removeMailFiles(mailFolder(settings.dataDir), ids);
			return `Deleted ${ids.length} of ${what}. Undelivered and quarantined ones were not touched.\n`;
		},
	},
};
