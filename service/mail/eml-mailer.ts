import { open, rename } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import { makeFolder } from "../make-folder.ts";
import { DeliveryError } from "../outbox/kinds.ts";
import { syncFolder } from "../sync-folder.ts";
import type { Mailer } from "./mailer.ts";

async function writeDurably(path: string, content: Buffer): Promise<void> {
	const file = await open(path, "w", 0o600);
	try {
		await file.writeFile(content);
		await file.sync();
	} finally {
		await file.close();
	}
}

/**
 * Creates a mailer that writes each mail to `<id>.eml` in a folder, completely or not at all. Mail
 * programs open such files. Sending a mail again replaces its file.
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
				const { message } = await transport.sendMail({
					...mail,
					disableFileAccess: true,
					disableUrlAccess: true,
				});
				await writeDurably(unfinished, message as Buffer);
				await rename(unfinished, path);
				syncFolder(folder);
				return { refused: [], filed: true };
			} catch (cause) {
				throw new DeliveryError((cause as Error).message, "temporary", cause);
			}
		},
	};
}
