import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { vi } from "vitest";
import { type AtEnd, tempFolder } from "../service/support/temp-folder.ts";

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
function shareRegistries({ root, write }: Machine): void {
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

/** Resolves to the first process of a container. */
const firstProcess = ({ pid }: ChildProcess): Promise<string> =>
	vi.waitUntil(() => readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim(), {
		timeout: 20_000,
	});

/** @throws Error if a port of this machine is in use */
async function refuseTaken(port: number): Promise<void> {
	const server = createServer().listen(port);
	await once(server, "listening").catch(() => {
		throw new Error(`Port ${port} is in use. Stop the program that listens on it, and try again.`);
	});
	server.close();
}

/**
 * Installs a bare Debian and boots it with systemd, in a container that shares the network of this
 * machine. The user `owner` may use sudo.
 * @param ports that its programs listen on
 */
export async function startBareDebian(ports: number[], atEnd: AtEnd): Promise<Machine> {
	for (const port of ports) await refuseTaken(port);
	const root = join(tempFolder(atEnd), "root");
	execFileSync("debootstrap", ["--include=dbus,sudo", SUITE, root, debianMirror()], {
		stdio: ["ignore", "ignore", "inherit"],
	});
	const write = (path: string, text: string, mode = 0o644) => {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), text, { mode });
	};
	write("/etc/sudoers.d/owner", "owner ALL=(ALL) NOPASSWD: ALL\n", 0o440);
	// Who follows the how-to answers with yes.
	write("/etc/apt/apt.conf.d/90yes", 'APT::Get::Assume-Yes "true";\n');
	execFileSync("chroot", [root, "useradd", "--create-home", "--shell=/bin/bash", "owner"]);
	const container = spawn(
		"systemd-nspawn",
		["--quiet", "--boot", `--directory=${root}`, "--keep-unit", "--register=no", "--console=pipe"],
		{ stdio: "ignore" },
	);
	const ended = once(container, "exit");
	const first = await firstProcess(container);
	atEnd(async () => {
		process.kill(Number(first), "SIGKILL");
		await ended;
	});
	const inside = (...args: string[]) =>
		spawn("nsenter", [`--target=${first}`, "--all", ...args], {
			stdio: ["ignore", "pipe", "pipe"],
		});

	async function run(commands: string): Promise<string> {
		write("/home/owner/commands", commands);
		const login = ["runuser", "--login", "owner", "-c", "bash -ex commands"];
		const shell = inside(...login);
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

	const machine = { root, write, run };
	shareRegistries(machine);
	while ((await once(inside("systemctl", "is-system-running", "--wait"), "exit"))[0] !== 0) {
		await pause(500);
	}
	return machine;
}
