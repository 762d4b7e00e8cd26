import { execFileSync, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import {
	chmodSync,
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { freePort } from "../../support/free-port.ts";

const USER = "enquiries";

/** Debian has a folder of programs for each version. */
function programFolder(): string | undefined {
	const versions = "/usr/lib/postgresql";
	if (!existsSync(versions)) return undefined;
	const [newest] = readdirSync(versions).sort((a, b) => Number(b) - Number(a));
	return newest && join(versions, newest, "bin");
}

const programs = programFolder();

/** Whether this machine has PostgreSQL; prints a line when it has not. */
export function hasPostgres(): boolean {
	if (!programs) console.log("Skipped: PostgreSQL is not installed (apt-get install postgresql).");
	return programs !== undefined;
}

/** PostgreSQL refuses to run as root. */
const asUser = (file: string, args: string[]): [string, string[]] =>
	process.getuid?.() === 0
		? ["setpriv", ["--reuid=nobody", "--regid=nogroup", "--clear-groups", file, ...args]]
		: [file, args];

function runProgram(name: string, args: string[]): void {
	const [file, all] = asUser(join(programs ?? "", name), args);
	execFileSync(file, all, { stdio: ["ignore", "ignore", "inherit"], cwd: "/" });
}

function emptyFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "postgres-test-"));
	if (process.getuid?.() === 0) execFileSync("chown", ["nobody:nogroup", folder]);
	chmodSync(folder, 0o700);
	return folder;
}

export type PostgresServer = {
	port: number;
	folder: string;
	/** The address of a database, for DATABASE_URL. */
	url(database: string): string;
	/** Runs SQL as the owner, in the database "postgres". */
	sql(text: string): Promise<Record<string, unknown>[]>;
	/** Creates an empty database and resolves to its address. */
	database(): Promise<string>;
	/** Freezes the server without closing its connections, as a dead network would, or thaws it. */
	freeze(frozen: boolean): void;
	/** Kills all its processes at once, as a power cut would. */
	kill(): Promise<void>;
	/** Starts it again on the same port and folder. */
	start(): Promise<void>;
	remove(): Promise<void>;
};

/**
 * A separate PostgreSQL server on a free port of this machine.
 * @param source a server to copy: the new one is its standby
 */
export async function startPostgres(source?: PostgresServer): Promise<PostgresServer> {
	const folder = emptyFolder();
	const port = await freePort();
	if (source) {
		const from = `host=127.0.0.1 port=${source.port} user=${USER} application_name=standby`;
		runProgram("pg_basebackup", ["-D", folder, "-d", from, "-R", "-X", "stream", "-c", "fast"]);
	} else {
		runProgram("initdb", [
			"-D",
			folder,
			"-U",
			USER,
			"-A",
			"trust",
			"-E",
			"UTF8",
			"--locale=C",
			"-N",
		]);
	}
	const settings = [
		`port = ${port}`,
		"listen_addresses = '127.0.0.1'",
		"unix_socket_directories = ''",
		"shared_buffers = '16MB'",
		"max_connections = 60",
	];
	writeFileSync(join(folder, "postgresql.conf"), settings.join("\n"));

	let server: ReturnType<typeof spawn> | undefined;
	let number = 0;
	const url = (database: string) => `postgres://${USER}@127.0.0.1:${port}/${database}`;
	const signal = (name: NodeJS.Signals) => {
		if (!server?.pid) return;
		const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, "utf8");
		for (const pid of [server.pid, ...children.split(" ").filter(Boolean).map(Number)]) {
			try {
				process.kill(pid, name);
			} catch {
				// A child that has just exited by itself.
			}
		}
	};

	async function sql(text: string) {
		const client = postgres(url("postgres"), { max: 1, onnotice: () => {}, connect_timeout: 5 });
		try {
			return [...(await client.unsafe(text))];
		} finally {
			await client.end({ timeout: 1 });
		}
	}

	async function start() {
		const options: SpawnOptions = { stdio: "ignore", cwd: "/" };
		server = spawn(...asUser(join(programs ?? "", "postgres"), ["-D", folder]), options);
		for (const end = Date.now() + 60_000; ; ) {
			try {
				await sql("SELECT 1");
				return;
			} catch (error) {
				if (Date.now() > end) throw error;
				await new Promise((next) => setTimeout(next, 50));
			}
		}
	}

	async function kill() {
		if (!server || server.exitCode !== null || server.signalCode !== null) return;
		const ended = once(server, "exit");
		signal("SIGKILL");
		await ended;
		rmSync(join(folder, "postmaster.pid"), { force: true });
	}

	await start();
	return {
		port,
		folder,
		url,
		sql,
		async database() {
			const name = `test_${++number}`;
			await sql(`CREATE DATABASE ${name}`);
			return url(name);
		},
		freeze: (frozen) => signal(frozen ? "SIGSTOP" : "SIGCONT"),
		kill,
		start,
		async remove() {
			await kill();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
