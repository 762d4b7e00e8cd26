import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { onTestFinished } from "vitest";
import { eventually } from "../../service/support/eventually.ts";
import { tempFolder } from "../../service/support/temp-folder.ts";
import { freePort } from "../../support/free-port.ts";

export const DEPLOY = resolve(import.meta.dirname, "../../../deploy");
export const readDeploy = (name: string) => readFileSync(join(DEPLOY, name), "utf8");

/** Whether a program is installed. If not, the output says that its tests are skipped. */
export function isInstalled(program: string): boolean {
	const found = existsSync(program);
	if (!found) console.log(`Skipped: ${program} is not installed.`);
	return found;
}

/** Replaces strings. @throws if one does not occur in the text */
export function replaceAllOf(text: string, changes: Record<string, string>): string {
	return Object.entries(changes).reduce((result, [from, to]) => {
		if (!result.includes(from)) throw new Error(`The file does not contain ${from}.`);
		return result.replaceAll(from, to);
	}, text);
}

export const CADDY = "/usr/bin/caddy";
export const hasCaddy = isInstalled(CADDY);

/** From now on, `fetch` trusts the authority with which a Caddy makes its certificates. */
export const trust = (authority: string) =>
	setDefaultCACertificates([...getCACertificates(), readFileSync(authority, "utf8")]);

/** Sends an enquiry as a browser does, which sends it again to where 307 points. */
export const enquire = async (origin: string, request: Request) =>
	fetch(origin + new URL(request.url).pathname, {
		...{ method: "POST", headers: { ...Object.fromEntries(request.headers), origin } },
		body: await request.arrayBuffer(),
	});

/** Two free ports, and the address that Caddy then has. It makes certificates for localhost itself. */
export async function caddyAddress() {
	const [plain, secure] = [await freePort(), await freePort()];
	return { plain, secure, origin: `https://localhost:${secure}` };
}

/**
 * Starts Caddy with files of the folder `deploy`, the first of which has the global options, changing
 * only its ports. `fetch` trusts it.
 * @param env the variables that the files use
 * @param changes what else to replace
 */
export async function startCaddy(
	{ plain, secure, origin }: Awaited<ReturnType<typeof caddyAddress>>,
	files: string[],
	env: Record<string, string>,
	changes: Record<string, string> = {},
): Promise<void> {
	const folder = tempFolder();
	const file = join(folder, "Caddyfile");
	const options = ["admin off", "skip_install_trust", `http_port ${plain}`, `https_port ${secure}`];
	const ports = { "{\n\tservers": `{\n${options.join("\n")}\n\tservers` };
	writeFileSync(file, replaceAllOf(files.map(readDeploy).join("\n"), { ...ports, ...changes }));
	const caddy = spawn(CADDY, ["run", "--config", file, "--adapter", "caddyfile"], {
		stdio: "ignore",
		env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, ...env },
	});
	onTestFinished(() => void caddy.kill("SIGKILL"));
	const authority = join(folder, "caddy/pki/authorities/local/root.crt");
	await eventually(() => existsSync(authority) && readFileSync(authority).length > 0).toBe(true);
	trust(authority);
	// It makes the certificate a little later.
	const answers = () => fetch(origin, { method: "HEAD" }).then(() => true);
	await eventually(() => answers().catch(() => false)).toBe(true);
}
