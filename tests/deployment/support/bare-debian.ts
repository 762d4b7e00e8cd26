import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { vi } from "vitest";
import { atTestEnd, tempFolder } from "../../service/support/temp-folder.ts";

/** Debian 13, which the how-to names. */
const SUITE = "trixie";
const CERTIFICATES = "/usr/local/share/ca-certificates";

const output = (program: string, ...args: string[]) =>
	execFileSync(program, args, { encoding: "utf8" }).trim();

/** Why no such machine can be made here, as one sentence, or undefined. */
export function whyNoBareDebian(): string | undefined {
	if (process.getuid?.() !== 0) return "A bare Debian can be made only by root.";
	const isThere = ["/usr/sbin/debootstrap", "/usr/bin/systemd-nspawn"].every(existsSync);
	return isThere ? undefined : "A bare Debian needs apt install debootstrap systemd-container.";
}

/** The address from which this machine gets its packages. */
function debianMirror(): string {
	const format = ["--format", "$(ORIGIN) $(REPO_URI)", "Created-By: Packages"];
	const [, mirror] = /^Debian (\S+)$/m.exec(output("apt-get", "indextargets", ...format)) ?? [];
	if (!mirror) throw new Error("This machine has no list of Debian's packages: run apt update.");
	return mirror;
}

/** Writes a file as root. */
type Write = (path: string, text: string, mode?: number) => void;

/** Gives a machine the ways to the registries that this one has: proxies, certificates, addresses. */
function shareRegistries(root: string, write: Write): void {
	write("/etc/apt/apt.conf.d/99registries", output("apt-config", "dump", "Acquire"));
	if (existsSync(CERTIFICATES)) {
		cpSync(CERTIFICATES, join(root, CERTIFICATES), { recursive: true, dereference: true });
	}
	const lines = ["registry", "cafile"].map((name) => [name, output("npm", "config", "get", name)]);
	const given = lines.filter(([, value]) => value !== "null").map((pair) => pair.join("="));
	write("/etc/npmrc", `${given.join("\n")}\n`);
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

/** Boots the Debian in a folder with systemd, in a container that shares the network of this machine. */
async function boot(root: string, write: Write) {
	const flags = ["--quiet", "--boot", "--keep-unit", "--register=no", "--console=pipe"];
	const container = spawn("systemd-nspawn", [...flags, `--directory=${root}`], { stdio: "ignore" });
	const ended = once(container, "exit");
	const first = await firstProcess(container);
	atTestEnd(() => {
		if (container.exitCode === null) process.kill(Number(first), "SIGKILL");
		return ended;
	});
	const inside = (...args: string[]) => spawn("nsenter", [`--target=${first}`, "--all", ...args]);
	// Before it has started, it may not answer.
	for (let state = ""; !["running", "degraded"].includes(state); await pause(500)) {
		const asked = inside("systemctl", "is-system-running", "--wait");
		state = (await text(asked.stdout)).trim();
	}
	return {
		/** The folder on this machine that is the root of the other one. */
		root,
		write,
		/**
		 * Runs shell commands as a user who may use sudo, and stops at the first that fails.
		 * @returns what they printed
		 * @throws Error with what they printed
		 */
		async run(commands: string): Promise<string> {
			write("/home/owner/commands", commands);
			const shell = inside("runuser", "--login", "owner", "-c", "bash -ex commands 2>&1");
			shell.stdin.end();
			const [printed, [code]] = await Promise.all([text(shell.stdout), once(shell, "close")]);
			if (code !== 0) throw new Error(`Failed with exit code ${code}:\n${printed}`);
			return printed;
		},
	};
}

/** Installs a bare Debian and boots it, until the end of the test. The user `owner` may use sudo. */
export async function startBareDebian() {
	const root = join(tempFolder(), "root");
	execFileSync("debootstrap", ["--include=dbus,sudo", SUITE, root, debianMirror()], {
		stdio: ["ignore", "ignore", "inherit"],
	});
	const write: Write = (path, content, mode = 0o644) => {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), content, { mode });
	};
	write("/etc/sudoers.d/owner", "owner ALL=(ALL) NOPASSWD: ALL\n", 0o440);
	// Who follows the how-to answers with yes.
	write("/etc/apt/apt.conf.d/90yes", 'APT::Get::Assume-Yes "true";\n');
	// The machine need not survive a power cut.
	write("/etc/dpkg/dpkg.cfg.d/fast", "force-unsafe-io\n");
	execFileSync("chroot", [root, "useradd", "--create-home", "--shell=/bin/bash", "owner"]);
	shareRegistries(root, write);
	return boot(root, write);
}
