import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { type EnquiryRecord, readRecords } from "#service/cli/records.ts";
import { SqliteDatabase } from "#service/database/sqlite.ts";
import { databasePath, openReadOnly } from "#service/database/sqlite-file.ts";
import { schema } from "#service/enquiries/schema.ts";
import { type SmtpSink, startSmtpSink } from "../../support/smtp-sink.ts";
import { type InProcess, startInProcess } from "./in-process.ts";
import { siteFolder } from "./site-folder.ts";

export type RunningService = {
	process: InProcess;
	sink: SmtpSink;
	/** The working directory of the service. */
	cwd: string;
	/** The number of stored enquiries. */
	count(): number;
	records(): Promise<EnquiryRecord[]>;
	/** Stops the service and its mail server, and removes the folder. */
	end(): Promise<void>;
};

/** Starts the real service with a real mail server, shared by all tests of a file. */
export async function startRunningService(
	env: Record<string, string> = {},
): Promise<RunningService> {
	const atEnd: (() => unknown)[] = [];
	const register = (work: () => unknown) => void atEnd.unshift(work);
	const cwd = siteFolder(register);
	symlinkSync(join(cwd, "secret.txt"), join(cwd, "build/client/link.txt"));
	symlinkSync(cwd, join(cwd, "build/client/linked"));
	const sink = await startSmtpSink();
	register(() => sink.close());
	const settings = {
		SMTP_URL: sink.url,
		SITE_URL: "https://site.example",
		MAIL_FROM: "Firm <website@firm.example>",
		...env,
	};
	const process = await startInProcess(cwd, settings, register);
	const file = openReadOnly(databasePath(join(cwd, "data")), schema);
	const database = new SqliteDatabase(file, { readOnly: true });
	register(() => database.close());
	return {
		process,
		sink,
		cwd,
		count: () => Number(file.prepare("SELECT count(*) AS n FROM enquiries").get()?.n),
		records: () => readRecords(database),
		async end() {
			for (const work of atEnd) await work();
		},
	};
}
