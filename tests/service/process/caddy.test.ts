import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { connect } from "node:tls";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../support/free-port.ts";
import { ada, multipart } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { isInstalled, read, replaceAllOf } from "../support/nginx.ts";
import { sendOverTls } from "../support/send-over-tls.ts";
import { startServiceProcess } from "../support/service-process.ts";
import { siteFolder } from "../support/site-folder.ts";
import { tempFolder } from "../support/temp-folder.ts";

const CADDY = "/usr/bin/caddy";

/** Starts a service, and Caddy with the project's file, changing only its ports. Caddy makes the certificate. */
async function serveWithCaddy(env: Record<string, string> = {}) {
	const folder = tempFolder();
	const [plain, secure] = [await freePort(), await freePort()];
	const origin = `https://localhost:${secure}`;
	const settings = { SITE_URL: origin, TRUSTED_PROXY: "loopback", ...env };
	const cwd = siteFolder();
	const service = await startServiceProcess(cwd, settings);
	const { host: upstream, port } = new URL(service.address);
	const file = join(folder, "Caddyfile");
	const options = ["admin off", "skip_install_trust", `http_port ${plain}`, `https_port ${secure}`];
	writeFileSync(
		file,
		replaceAllOf(read("Caddyfile"), { "{\n\tservers": `{\n${options.join("\n")}\n\tservers` }),
	);
	const caddy = spawn(CADDY, ["run", "--config", file, "--adapter", "caddyfile"], {
		stdio: "ignore",
		env: {
			...{ PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder },
			...{ SITE_URL: origin, UPSTREAM: upstream },
		},
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

	const proxy = { servername: "localhost", port: secure, ca };
	const send = (path: string, from?: Request) => sendOverTls(proxy, path, from);

	return {
		...{ service, origin, secure, ca, send },
		/** Starts the service again at the same address. */
		startAgain: () => startServiceProcess(cwd, { ...settings, PORT: port }),
	};
}

test.skipIf(!isInstalled(CADDY))(
	"Caddy redirects to TLS and passes the client address to the service",
	async () => {
		const { send, origin } = await serveWithCaddy({ RATE_LIMIT_PER_MINUTE: "1" });
		const home = await send("/");
		expect([home.status, home.text]).toEqual([200, expect.stringContaining("Home")]);
		expect(home.headers["strict-transport-security"]).toMatch(/max-age/);
		expect((await send("/nope")).status).toBe(404);
		const enquire = (headers: Record<string, string>) => {
			const sent = multipart(ada, { origin, ...headers });
			return send(new URL(sent.url).pathname, sent);
		};
		expect(await enquire({})).toMatchObject({ status: 200, text: "OK" });
		// Caddy ignores the forged address.
		expect((await enquire({ "x-forwarded-for": "203.0.113.9" })).status).toBe(429);
	},
);

test.skipIf(!isInstalled(CADDY))(
	"behind Caddy, a page waits while the service starts again",
	async () => {
		const { send, service, startAgain } = await serveWithCaddy();
		await service.end("SIGTERM");
		const waiting = send("/");
		await startAgain();
		expect((await waiting).status).toBe(200);
	},
);

test.skipIf(!isInstalled(CADDY))(
	"Caddy cuts off a client that sends half a header",
	{ tags: ["release"] },
	async () => {
		const { secure, ca } = await serveWithCaddy();
		const start = performance.now();
		await new Promise<void>((closed, fail) => {
			const socket = connect(
				{ host: "localhost", servername: "localhost", port: secure, ca },
				() => {
					socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
				},
			);
			socket.on("error", fail);
			socket.on("close", () => closed());
			socket.resume();
		});
		expect(performance.now() - start).toBeLessThan(12_000);
	},
);
