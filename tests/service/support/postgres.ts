import { type ChildProcess, execFileSync, spawn } from "node:child_process";
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
import { Client } from "pg";
import { freePort } from "../../support/free-port.ts";

const USER = "enquiries";
/** Debian installs the programs of each version in a separate folder. */
const VERSIONS = "/usr/lib/postgresql";
const isRoot = process.getuid?.() === 0;

const newest = existsSync(VERSIONS)
	? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a))[0]
	: undefined;

/** Whether PostgreSQL is installed. Logs a line if it is not. */
export function hasPostgres(): boolean {
	if (!newest) console.log("Skipped: PostgreSQL is not installed (apt-get install postgresql).");
	return newest !== undefined;
}

/** A command line of PostgreSQL, as an unprivileged user, because it refuses to run as root. */
function commandLine(name: string, args: string[]): [string, string[]] {
	const file = join(VERSIONS, newest ?? "", "bin", name);
	const nobody = ["--reuid=nobody", "--regid=nogroup", "--clear-groups"];
	return isRoot ? ["setpriv", [...nobody, file, ...args]] : [file, args];
}

const runProgram = (name: string, ...args: string[]) =>
	execFileSync(...commandLine(name, args), { stdio: ["ignore", "ignore", "inherit"], cwd: "/" });

function emptyFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "postgres-test-"));
	if (isRoot) execFileSync("chown", ["nobody:nogroup", folder]);
	chmodSync(folder, 0o700);
	return folder;
}

export type PostgresServer = {
	port: number;
	folder: string;
	/** The URL of a database, for DATABASE_URL. */
	url(database: string): string;
	/** Runs SQL as the superuser. @param database the URL of a database; that of "postgres" by default */
	sql(text: string, database?: string): Promise<Record<string, unknown>[]>;
	/** Creates an empty database and resolves to its URL. */
	database(): Promise<string>;
	/** Suspends or resumes the server without closing its connections, like a network outage. */
	freeze(frozen: boolean): void;
	/** Kills all processes of the server at once, like a power cut. */
	kill(): Promise<void>;
	/** Stops the server as `pg_ctl stop` does: "fast" ends the sessions, "immediate" does not. */
	stop(mode: "fast" | "immediate"): Promise<void>;
	/** Restarts the server on the same port and folder. */
	start(): Promise<void>;
	remove(): Promise<void>;
};

/**
 * Starts a separate PostgreSQL server on a free local port.
 * @param source if given, the new server is a standby of this one
 */
export async function startPostgres(source?: PostgresServer): Promise<PostgresServer> {
	const folder = emptyFolder();
	const port = await freePort();
	if (source) {
		const from = `host=127.0.0.1 port=${source.port} user=${USER} application_name=standby`;
		runProgram("pg_basebackup", "-D", folder, "-d", from, "-R", "-X", "stream", "-c", "fast");
	} else {
		runProgram("initdb", "-D", folder, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "-N");
	}
	writeFileSync(
		join(folder, "postgresql.conf"),
		`port = ${port}
		listen_addresses = '127.0.0.1'
		unix_socket_directories = ''
		shared_buffers = '16MB'
		max_connections = 60`,
	);

	let server: ChildProcess | undefined;
	let number = 0;
	const url = (database: string) => `postgres://${USER}@127.0.0.1:${port}/${database}`;
	const signal = (name: NodeJS.Signals) => {
		if (!server?.pid) return;
		const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, "utf8");
		for (const pid of [server.pid, ...children.split(" ").filter(Boolean).map(Number)]) {
			try {
				process.kill(pid, name);
			} catch {
				// The child has already exited.
			}
		}
	};

	async function sql(text: string, database = url("postgres")) {
		const client = new Client({ connectionString: database, connectionTimeoutMillis: 5_000 });
		// A lost connection also rejects the query.
		client.on("error", () => {});
		await client.connect();
		try {
			return (await client.query(text)).rows;
		} finally {
			await client.end();
		}
	}

	async function start() {
		server = spawn(...commandLine("postgres", ["-D", folder]), { stdio: "ignore", cwd: "/" });
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

	async function end(send: (running: ChildProcess) => void) {
		if (!server || server.exitCode !== null || server.signalCode !== null) return;
		const ended = once(server, "exit");
		send(server);
		await ended;
	}

	async function kill() {
		await end(() => signal("SIGKILL"));
		rmSync(join(folder, "postmaster.pid"), { force: true });
	}

	await start();
	return {
		...{ port, folder, url, sql, start, kill },
		async database() {
			const name = `test_${++number}`;
			await sql(`CREATE DATABASE ${name}`);
			return url(name);
		},
		freeze: (frozen) => signal(frozen ? "SIGSTOP" : "SIGCONT"),
		stop: (mode) => end((running) => running.kill(mode === "fast" ? "SIGINT" : "SIGQUIT")),
		async remove() {
			await kill();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
