import { mkdirSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import { DeliveryError } from "../outbox/failure.ts";
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

/** A rename is durable once its folder is synced. Some systems cannot sync folders; that is no failure. */
async function syncFolder(folder: string): Promise<void> {
	const handle = await open(folder, "r");
	try {
		await handle.sync().catch(() => undefined);
	} finally {
		await handle.close();
	}
}

/**
 * Writes each mail as `<id>.eml` into a folder, completely or not at all. Any mail program opens
 * such a file. A repeat replaces the same file.
 */
export function emlMailer(folder: string): Mailer {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
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
				const { message } = await transport.sendMail({
					...mail,
					disableFileAccess: true,
					disableUrlAccess: true,
				});
				await writeDurably(unfinished, message as Buffer);
				await rename(unfinished, path);
				await syncFolder(folder);
				return { refused: [] };
			} catch (cause) {
				throw new DeliveryError((cause as Error).message, "temporary", cause);
			}
		},
	};
}
