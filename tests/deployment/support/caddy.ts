import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { connect } from "node:tls";
import { onTestFinished } from "vitest";
import { eventually } from "../../service/support/eventually.ts";
import { tempFolder } from "../../service/support/temp-folder.ts";
import { freePort } from "../../support/free-port.ts";
import { read, replaceAllOf } from "./deploy-files.ts";

export const CADDY = "/usr/bin/caddy";

const takesTls = (port: number, ca: Buffer) =>
	new Promise<boolean>((done) => {
		const socket = connect({ host: "localhost", servername: "localhost", port, ca }, () => {
			socket.destroy();
			done(true);
		});
		socket.on("error", () => done(false));
	});

/** Two free ports, and the address that Caddy then has. It makes certificates for localhost itself. */
export async function caddyAddress() {
	const [plain, secure] = [await freePort(), await freePort()];
	return { plain, secure, origin: `https://localhost:${secure}` };
}

/**
 * Starts Caddy with files of the folder `deploy`, the first of which has the global options, changing
 * only its ports.
 * @param env the variables that the files use
 * @param changes what else to replace
 * @returns the certificate of its authority
 */
export async function startCaddy(
	{ plain, secure }: { plain: number; secure: number },
	files: string[],
	env: Record<string, string>,
	changes: Record<string, string> = {},
): Promise<Buffer> {
	const folder = tempFolder();
	const file = join(folder, "Caddyfile");
	const options = ["admin off", "skip_install_trust", `http_port ${plain}`, `https_port ${secure}`];
	const text = files.map(read).join("\n");
	writeFileSync(
		file,
		replaceAllOf(text, { "{\n\tservers": `{\n${options.join("\n")}\n\tservers`, ...changes }),
	);
	const caddy = spawn(CADDY, ["run", "--config", file, "--adapter", "caddyfile"], {
		stdio: "ignore",
		env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, ...env },
	});
	onTestFinished(() => void caddy.kill("SIGKILL"));
	const root = join(folder, "caddy/pki/authorities/local/root.crt");
	await eventually(() => existsSync(root)).toBe(true);
	const moved = () =>
		fetch(`http://localhost:${plain}/contact`, { redirect: "manual" }).catch(() => undefined);
	await eventually(async () => (await moved())?.headers.get("location")).toBe(
		"https://localhost/contact",
	);
	const ca = readFileSync(root);
	// It answers on the plain port a little before it has made the certificate of the other.
	await eventually(() => takesTls(secure, ca)).toBe(true);
	return ca;
}
