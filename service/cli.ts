import { listTable, recordText, toCsv } from "./cli/format.ts";
import { readRecord, readRecords } from "./cli/records.ts";
import { loadEnvFile, readSettings } from "./env.ts";
import { openReader } from "./store/open.ts";
import type { Query } from "./store/port.ts";

const USAGE = `Usage: npm run enquiries -- <command>
  list [--json]          all enquiries, oldest first
  show <id>              one enquiry
  export [--json|--csv]  all enquiries with every field (JSON unless --csv)
`;

class UsageError extends Error {}

async function run([command, ...options]: string[], query: Query | undefined): Promise<string> {
	const all = async () => (query ? readRecords(query) : []);
	const json = async () => `${JSON.stringify(await all(), null, "\t")}\n`;
	const form = `${command} ${options.join(" ")}`.trim();
	if (form === "list") return listTable(await all());
	if (["list --json", "export", "export --json"].includes(form)) return json();
	if (form === "export --csv") return toCsv(await all());
	if (command !== "show" || options.length !== 1) throw new UsageError(USAGE);
	const record = query && (await readRecord(query, options[0] ?? ""));
	if (!record) throw new Error(`There is no enquiry ${options[0]}. See list for the ids.`);
	return recordText(record);
}

try {
	loadEnvFile();
	const store = await openReader(readSettings(process.env));
	try {
		process.stdout.write(await run(process.argv.slice(2), store?.query));
	} finally {
		await store?.close();
	}
} catch (error) {
	process.stderr.write(`${(error as Error).message.trimEnd()}\n`);
	process.exitCode = error instanceof UsageError ? 2 : 1;
}
