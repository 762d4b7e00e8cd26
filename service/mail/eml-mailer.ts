import { open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import { makeFolder, syncFolder } from "../files.ts";
import { DeliveryError } from "../outbox/kinds.ts";
import type { Mailer } from "./mailer.ts";

export const MORNING_FILE = "morning-";

/**
 * Writes each mail to `<id>.eml` in a folder, completely or not at all. A repeat replaces its file.
 */
export function emlMailer(folder: string): Mailer {
	const transport = nodemailer.createTransport({
		streamTransport: true,
		buffer: true,
		newline: "windows",
	});
	return {
		destination: folder,
		async send({ id, ...mail }) {
			const path = join(folder, `${id}.eml`);
			const unfinished = `${path}.unfinished`;
			try {
				makeFolder(folder);
				const safely = { disableFileAccess: true, disableUrlAccess: true };
				const { message } = await transport.sendMail({ ...mail, ...safely });
				const file = await open(unfinished, "w", 0o600);
				await file
					.writeFile(message as Buffer)
					.then(() => file.sync())
					.finally(() => file.close());
				await rename(unfinished, path);
				syncFolder(folder);
				return { refused: [], filed: true };
			} catch (cause) {
				throw new DeliveryError((cause as Error).message, "temporary", cause);
			}
		},
	};
}

/**
 * Removes the files of deleted enquiries, which have the same text, and of mornings, which have
 * names.
 */
export async function removeMailFiles(folder: string, ids: readonly string[]): Promise<void> {
	if (ids.length === 0) return;
	const deleted = new Set(ids);
	for (const name of await readdir(folder).catch(() => [])) {
		const isOfMorning = name.startsWith(MORNING_FILE) || name.endsWith(".digest.eml");
		if (deleted.has(name.split(".")[0] ?? "") || isOfMorning)
			await rm(join(folder, name), { force: true });
	}
}
