import { readFile, rename, writeFile } from "node:fs/promises";

/** When each event was last posted to ALERT_URL, in epoch milliseconds. It outlives the process. */
export type PostedTimes = {
	get(event: string): Promise<number | undefined>;
	put(event: string, time: number): Promise<void>;
};

/**
 * Keeps the times in a file. A file that cannot be read or written is no reason to keep an alert back,
 * so this does not throw.
 * @param path in a folder that need not exist
 */
export function timesInFile(path: string): PostedTimes {
	const readAll = async (): Promise<Record<string, unknown>> => {
		try {
			return Object(JSON.parse(await readFile(path, "utf8")));
		} catch {
			return {};
		}
	};
	return {
		async get(event) {
			const time = (await readAll())[event];
			return typeof time === "number" ? time : undefined;
		},
		async put(event, time) {
			try {
				const text = JSON.stringify({ ...(await readAll()), [event]: time });
				await writeFile(`${path}.new`, text);
				await rename(`${path}.new`, path);
			} catch {}
		},
	};
}
