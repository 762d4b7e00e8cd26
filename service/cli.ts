import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { listTable, recordText, toCsv } from "./cli/format.ts";
import { readRecord, readRecords } from "./cli/records.ts";
import { loadEnvFile, readSettings } from "./env.ts";
import { databasePath, openReadOnly } from "./store/sqlite.ts";

const USAGE = `Usage: npm run enquiries -- <command>
  list [--json]          all enquiries, oldest first
  show <id>              one enquiry
  export [--json|--csv]  all enquiries with every field (JSON unless --csv)
`;

class UsageError extends Error {}

function run([command, ...options]: string[]): string {
	const db = openStore();
	const all = () => (db ? readRecords(db) : []);
	const json = () => `${JSON.stringify(all(), null, "\t")}\n`;
	const form = `${command} ${options.join(" ")}`.trim();
	if (form === "list") return db ? listTable(all()) : "There are no enquiries yet.\n";
	if (["list --json", "export", "export --json"].includes(form)) return json();
	if (form === "export --csv") return toCsv(all());
	if (command !== "show" || options.length !== 1) throw new UsageError(USAGE);
	const record = db && readRecord(db, options[0] ?? "");
	if (!record) throw new Error(`There is no enquiry ${options[0]}. See list for the ids.`);
	return recordText(record);
}

function openStore() {
	loadEnvFile();
	const path = databasePath(resolve(readSettings(process.env).dataDir));
	return existsSync(path) ? openReadOnly(path) : undefined;
}

try {
	process.stdout.write(run(process.argv.slice(2)));
} catch (error) {
	process.stderr.write(`${(error as Error).message.trimEnd()}\n`);
	process.exitCode = error instanceof UsageError ? 2 : 1;
}
