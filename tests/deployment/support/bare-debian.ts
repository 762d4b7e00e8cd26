import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { vi } from "vitest";
import { type AtEnd, tempFolder } from "../../service/support/temp-folder.ts";

/** Debian 13, which the how-to names. */
const SUITE = "trixie";
const CERTIFICATES = "/usr/local/share/ca-certificates";

export type Machine = {
	/** The folder on this machine that is the root of the other one. */
	root: string;
	/** Writes a file as root. */
	write(path: string, text: string, mode?: number): void;
	/**
	 * Runs shell commands as a user who may use sudo, and stops at the first that fails.
	 * @returns what they printed
	 * @throws Error with what they printed
	 */
	run(commands: string): Promise<string>;
};

const output = (program: string, ...args: string[]) =>
	execFileSync(program, args, { encoding: "utf8" }).trim();

/** Why no such machine can be made here, as one sentence, or undefined. */
export function whyNoBareDebian(): string | undefined {
	if (process.getuid?.() !== 0) return "A bare Debian can be made only by root.";
	const missing = ["/usr/sbin/debootstrap", "/usr/bin/systemd-nspawn"].filter(
		(program) => !existsSync(program),
	);
	if (missing.length === 0) return undefined;
	return `A bare Debian needs ${missing.join(" and ")}: apt install debootstrap systemd-container.`;
}

/** The address from which this machine gets its packages. */
function debianMirror(): string {
	const format = ["--format", "$(ORIGIN) $(REPO_URI)", "Created-By: Packages"];
	const lines = output("apt-get", "indextargets", ...format).split("\n");
	const [, mirror] = lines.map((line) => /^Debian (\S+)$/.exec(line)).find(Boolean) ?? [];
	if (!mirror) throw new Error("This machine has no list of Debian's packages: run apt update.");
	return mirror;
}

/** Gives a machine the ways to the registries that this one has: proxies, certificates, addresses. */
function shareRegistries(root: string, write: Write): void {
	write("/etc/apt/apt.conf.d/99registries", output("apt-config", "dump", "Acquire"));
	if (existsSync(CERTIFICATES)) {
		cpSync(CERTIFICATES, join(root, CERTIFICATES), { recursive: true, dereference: true });
	}
	const settings = ["registry", "cafile"].map((name) => [
		name,
		output("npm", "config", "get", name),
	]);
	const lines = settings.filter(([, value]) => value !== "null").map((pair) => pair.join("="));
	write("/etc/npmrc", `${lines.join("\n")}\n`);
}

/** Resolves to the first process of a container, which another one starts that ends at once. */
const firstProcess = ({ pid }: ChildProcess): Promise<string> =>
	vi.waitFor(
		() => {
			const child = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
			if (readFileSync(`/proc/${child}/comm`, "utf8").trim() === "systemd") return child;
			throw new Error("The container has not started systemd.");
		},
		{ timeout: 60_000, interval: 200 },
	);

/** @throws Error if a port of this machine is in use */
async function refuseTaken(port: number): Promise<void> {
	const server = createServer().listen(port);
	await once(server, "listening").catch(() => {
		throw new Error(`Port ${port} is in use. Stop the program that listens on it, and try again.`);
	});
	server.close();
}

/** Writes a file as root. */
type Write = (path: string, text: string, mode?: number) => void;

const writerTo =
	(root: string): Write =>
	(path, text, mode = 0o644) => {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), text, { mode });
	};

/** Boots the Debian in a folder with systemd, in a container that shares the network of this machine. */
async function boot(root: string, name: string, atEnd: AtEnd): Promise<Machine> {
	const flags = ["--quiet", "--boot", "--keep-unit", "--register=no", "--console=pipe"];
	const container = spawn(
		"systemd-nspawn",
		[...flags, `--directory=${root}`, `--machine=${name}`],
		{ stdio: "ignore" },
	);
	const ended = once(container, "exit");
	const first = await firstProcess(container);
	async function kill(): Promise<void> {
		if (container.exitCode === null && container.signalCode === null) {
			process.kill(Number(first), "SIGKILL");
		}
		await ended;
	}
	atEnd(kill);
	const inside = (...args: string[]) => spawn("nsenter", [`--target=${first}`, "--all", ...args]);
	const write = writerTo(root);

	async function run(commands: string): Promise<string> {
		write("/home/owner/commands", commands);
		const login = ["runuser", "--login", "owner", "-c", "bash -ex commands"];
		const shell = inside(...login);
		shell.stdin.end();
		let printed = "";
		for (const stream of [shell.stdout, shell.stderr]) {
			stream.on("data", (text) => {
				printed += text;
			});
		}
		const [code] = await once(shell, "close");
		if (code !== 0) throw new Error(`Failed with exit code ${code}:\n${printed}`);
		return printed;
	}

	/** Returns "running" or "degraded" once it has started; before, it may not answer yet. */
	async function state(): Promise<string> {
		const asked = inside("systemctl", "is-system-running", "--wait");
		return (await text(asked.stdout)).trim();
	}
	let found = await state();
	for (; !["running", "degraded"].includes(found); found = await state()) await pause(500);
	if (found === "degraded") {
		throw new Error(`Units failed: ${await text(inside("systemctl", "--failed").stdout)}`);
	}
	return { root, write, run };
}

/**
 * Installs a bare Debian and boots it. The user `owner` may use sudo.
 * @param ports that its programs listen on
 */
export async function startBareDebian(ports: number[], atEnd: AtEnd): Promise<Machine> {
	for (const port of ports) await refuseTaken(port);
	const root = join(tempFolder(atEnd), "root");
	execFileSync("debootstrap", ["--include=dbus,sudo", SUITE, root, debianMirror()], {
		stdio: ["ignore", "ignore", "inherit"],
	});
	const write = writerTo(root);
	write("/etc/sudoers.d/owner", "owner ALL=(ALL) NOPASSWD: ALL\n", 0o440);
	// Who follows the how-to answers with yes.
	write("/etc/apt/apt.conf.d/90yes", 'APT::Get::Assume-Yes "true";\n');
	// The machine need not survive a power cut.
	write("/etc/dpkg/dpkg.cfg.d/fast", "force-unsafe-io\n");
	execFileSync("chroot", [root, "useradd", "--create-home", "--shell=/bin/bash", "owner"]);
	shareRegistries(root, write);
	return boot(root, "first", atEnd);
}
