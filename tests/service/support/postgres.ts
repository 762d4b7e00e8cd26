import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
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
function commandLine(name: string, ...args: string[]): [string, string[]] {
	const file = join(VERSIONS, newest ?? "", "bin", name);
	const nobody = ["--reuid=nobody", "--regid=nogroup", "--clear-groups"];
	return isRoot ? ["setpriv", [...nobody, file, ...args]] : [file, args];
}

const runProgram = (name: string, ...args: string[]) =>
	execFileSync(...commandLine(name, ...args), { stdio: ["ignore", "ignore", "inherit"], cwd: "/" });

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;

/**
 * Starts a separate PostgreSQL server on a free local port.
 * @param source if given, the new server is a standby of this one
 */
export async function startPostgres(source?: { port: number }) {
	const folder = mkdtempSync(join(tmpdir(), "postgres-test-"));
	if (isRoot) execFileSync("chown", ["nobody:nogroup", folder]);
	chmodSync(folder, 0o700);
	const port = await freePort();
	if (source) {
		const from = `host=127.0.0.1 port=${source.port} user=${USER} application_name=standby`;
		runProgram("pg_basebackup", "-D", folder, "-d", from, "-R", "-X", "stream", "-c", "fast");
	} else {
		runProgram("initdb", "-D", folder, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "-N");
	}
	let number = 0;
	const url = (database: string) => `postgres://${USER}@127.0.0.1:${port}/${database}`;

	/** Runs SQL as the superuser. @param database the URL of a database; that of "postgres" by default */
	async function sql(text: string, database = url("postgres")): Promise<Record<string, unknown>[]> {
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

	let server: ChildProcess | undefined;
	const hasEnded = () => !server || server.exitCode !== null || server.signalCode !== null;
	/**
	 * Starts the server, again on the same port and folder. It ends at once, and is started anew, while a
	 * connection of another program has the port as its own, or a killed process still holds the memory.
	 */
	async function start() {
		const small = ["-p", `${port}`, "-h", "127.0.0.1", "-k", "", "-B", "16MB", "-N", "60"];
		const program = commandLine("postgres", "-D", folder, ...small);
		for (const end = Date.now() + 60_000; ; ) {
			if (hasEnded()) server = spawn(...program, { stdio: "ignore", cwd: "/" });
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
		if (!server || hasEnded()) return;
		const ended = once(server, "exit");
		send(server);
		await ended;
	}
	const signal = (name: NodeJS.Signals) => {
		const { pid = 0 } = server ?? {};
		const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
		for (const one of [pid, ...children.split(" ").filter(Boolean).map(Number)]) {
			try {
				process.kill(one, name);
			} catch {
				// The child has already exited.
			}
		}
	};
	/** Kills all processes of the server at once, like a power cut. */
	async function kill() {
		await end(() => signal("SIGKILL"));
		rmSync(join(folder, "postmaster.pid"), { force: true });
	}

	await start();
	return {
		...{ port, folder, url, sql, start, kill },
		/** Stops the server: "fast" ends the sessions, "immediate" does not. */
		stop: (mode: "fast" | "immediate") =>
			end((running) => running.kill(mode === "fast" ? "SIGINT" : "SIGQUIT")),
		/** Creates an empty database and resolves to its URL. */
		async database() {
			const name = `test_${++number}`;
			await sql(`CREATE DATABASE ${name}`);
			return url(name);
		},
		/** Suspends or resumes the server without closing its connections, like a network outage. */
		freeze: (frozen: boolean) => signal(frozen ? "SIGSTOP" : "SIGCONT"),
		async remove() {
			await kill();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
