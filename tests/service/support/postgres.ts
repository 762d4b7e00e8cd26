import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from "node:child_process";
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
function programFolder(): string | undefined {
	const versions = "/usr/lib/postgresql";
	if (!existsSync(versions)) return undefined;
	const [newest] = readdirSync(versions).sort((a, b) => Number(b) - Number(a));
	return newest && join(versions, newest, "bin");
}

const programs = programFolder();

/** Whether PostgreSQL is installed. Logs a line if it is not. */
export function hasPostgres(): boolean {
	if (!programs) console.log("Skipped: PostgreSQL is not installed (apt-get install postgresql).");
	return programs !== undefined;
}

/** Runs a program as an unprivileged user, because PostgreSQL refuses to run as root. */
const asUnprivilegedUser = (file: string, args: string[]): [string, string[]] =>
	process.getuid?.() === 0
		? ["setpriv", ["--reuid=nobody", "--regid=nogroup", "--clear-groups", file, ...args]]
		: [file, args];

function runProgram(name: string, args: string[]): void {
	const [file, all] = asUnprivilegedUser(join(programs ?? "", name), args);
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
		const options: SpawnOptions = { stdio: "ignore", cwd: "/" };
		server = spawn(
			...asUnprivilegedUser(join(programs ?? "", "postgres"), ["-D", folder]),
			options,
		);
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
		stop: (mode) => end((running) => running.kill(mode === "fast" ? "SIGINT" : "SIGQUIT")),
		start,
		async remove() {
			await kill();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
