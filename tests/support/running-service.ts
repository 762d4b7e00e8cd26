import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { type EnquiryRecord, SELECT_RECORDS, toRecord } from "#service/cli/records.ts";
import type { Row } from "#service/store/port.ts";
import { openReadOnly } from "#service/store/sqlite.ts";
import { type ServiceProcess, startServiceProcess } from "./service-process.ts";
import { siteFolder } from "./site-folder.ts";
import { type SmtpSink, startSmtpSink } from "./smtp-sink.ts";

export type RunningService = {
	process: ServiceProcess;
	sink: SmtpSink;
	/** The folder it runs in. */
	cwd: string;
	count(): number;
	records(): EnquiryRecord[];
	/** Ends all of it. */
	end(): Promise<void>;
};

/** The real service with a real mail server, for the many tests of one suite. */
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
	const settings = { SMTP_URL: sink.url, SITE_URL: "https://site.example", ...env };
	const process = await startServiceProcess(cwd, settings, register);
	const db = openReadOnly(join(cwd, "data/enquiries.db"));
	register(() => db.close());
	const rows = (sql: string) => db.prepare(sql).all() as Row[];
	return {
		process,
		sink,
		cwd,
		count: () => Number(rows("SELECT count(*) AS n FROM enquiries")[0]?.n),
		records: () => rows(`${SELECT_RECORDS} ORDER BY enquiries.id`).map(toRecord),
		async end() {
			for (const work of atEnd) await work();
		},
	};
}
