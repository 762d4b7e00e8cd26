import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { accessSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { parseAddress } from "../database/postgres/address.ts";
import { PostgresPool } from "../database/postgres/pool.ts";
import { checkService, type Drill } from "./drill.ts";

const DEADLINE_MS = 60_000;

/** Runs one statement on a connection of its own. */
async function query(url: string, text: string) {
	const pool = new PostgresPool(url, DEADLINE_MS);
	try {
		const client = await pool.connect();
		try {
			return (await client.query(text)).rows;
		} finally {
			client.release();
		}
	} finally {
		await pool.end();
	}
}

async function createDatabase(url: string, name: string): Promise<void> {
	try {
		await query(url, `CREATE DATABASE ${name}`);
	} catch (cause) {
		const { message } = cause as Error;
		throw new Error(
			`A database for the drill cannot be made: ${message}. Give the user of DATABASE_URL the right with ALTER ROLE … CREATEDB.`,
			{ cause },
		);
	}
}

async function restoreDump(file: string, url: string): Promise<void> {
	// Other users of the machine can read a command line, but not the environment.
	const withoutPassword = url.replace(/^(\w+:\/\/[^:@/]*):[^@/]*@/, "$1@");
	const { password } = parseAddress(url, {}).login;
	const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
	const target = `--dbname=${withoutPassword}`;
	const options = ["--exit-on-error", "--no-owner", "--no-privileges", target];
	try {
		await promisify(execFile)("pg_restore", [...options, file], { env });
	} catch (cause) {
		const { code, stderr = "", message } = cause as NodeJS.ErrnoException & { stderr?: string };
		if (code === "ENOENT") {
			const advice = "Install the programs of PostgreSQL (Debian: postgresql-client).";
			throw new Error(`There is no pg_restore. ${advice}`, { cause });
		}
		const [reason = code ?? message] = stderr.trim().split("\n");
		throw new Error(`${file} cannot be restored: ${reason}`, { cause });
	}
}

/**
 * Restores a dump of PostgreSQL, made with `pg_dump --format=custom`, into a new database on the server
 * of the service, starts a service on it that sends nothing, and deletes it. The database of the service
 * is not touched.
 * @param url DATABASE_URL
 * @throws Error whose message says what is wrong
 */
export async function drillPostgres(file: string, url: string): Promise<Drill> {
	try {
		accessSync(file);
	} catch (cause) {
		throw new Error(`There is no file ${file}.`, { cause });
	}
	const name = `restore_drill_${randomUUID().replaceAll("-", "")}`;
	const drillUrl = url.replace(/^(\w+:\/\/[^/]*\/)[^?]*/, `$1${name}`);
	const dataDir = mkdtempSync(join(tmpdir(), "restore-drill-"));
	await createDatabase(url, name);
	try {
		const start = performance.now();
		await restoreDump(file, drillUrl);
		const [row] = await query(
			drillUrl,
			"SELECT count(*) AS enquiries, max(received_at) AS newest FROM enquiries",
		);
		await checkService({ DATA_DIR: dataDir, DATABASE_URL: drillUrl });
		const tookMs = performance.now() - start;
		const newestAt = row?.newest == null ? null : Number(row.newest);
		const enquiries = Number(row?.enquiries);
		return { name: file, size: statSync(file).size, enquiries, newestAt, tookMs };
	} finally {
		await query(url, `DROP DATABASE ${name} WITH (FORCE)`);
		rmSync(dataDir, { recursive: true, force: true });
	}
}
