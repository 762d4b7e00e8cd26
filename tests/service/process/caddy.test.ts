import { connect } from "node:tls";
import { expect, test } from "vitest";
import { CADDY, caddyAddress, startCaddy } from "../support/caddy.ts";
import { ada, multipart } from "../support/enquiry-requests.ts";
import { isInstalled } from "../support/nginx.ts";
import { sendOverTls } from "../support/send-over-tls.ts";
import { startServiceProcess } from "../support/service-process.ts";
import { siteFolder } from "../support/site-folder.ts";

/** Starts a service, and Caddy in front of it. */
async function serveWithCaddy(env: Record<string, string> = {}) {
	const { plain, secure, origin } = await caddyAddress();
	const settings = { SITE_URL: origin, TRUSTED_PROXY: "loopback", ...env };
	const cwd = siteFolder();
	const service = await startServiceProcess(cwd, settings);
	const { host: upstream, port } = new URL(service.address);
	const files = { SITE_URL: origin, UPSTREAM: upstream };
	const ca = await startCaddy({ plain, secure }, ["Caddyfile"], files);

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
