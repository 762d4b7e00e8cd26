import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { connect } from "node:tls";
import { expect, test } from "vitest";
import { ada, multipart, urlEncoded } from "../service/support/enquiry-requests.ts";
import { startServiceProcess } from "../service/support/service-process.ts";
import { siteFolder } from "../service/support/site-folder.ts";
import { tempFolder } from "../service/support/temp-folder.ts";
import { CADDY, caddyAddress, startCaddy } from "./support/caddy.ts";
import { isInstalled } from "./support/deploy-files.ts";
import { sendOverTls } from "./support/send-over-tls.ts";

/** Starts a service, and Caddy in front of it. */
async function serveWithCaddy(env: Record<string, string> = {}) {
	const { plain, secure, origin } = await caddyAddress();
	const settings = { SITE_URL: origin, TRUSTED_PROXY: "loopback", ...env };
	const cwd = siteFolder();
	const service = await startServiceProcess(cwd, settings);
	const { host: upstream, port } = new URL(service.address);
	const oldFiles = tempFolder();
	const ca = await startCaddy({ plain, secure }, ["Caddyfile"], {
		...{ SITE_URL: origin, UPSTREAM: upstream },
		...{ FILES: join(cwd, "build/client"), OLD_FILES: oldFiles },
	});

	const proxy = { servername: "localhost", port: secure, ca };
	const send = (path: string, from?: Request) => sendOverTls(proxy, path, from);
	/** Sends an enquiry as a browser does, which sends it again to where 307 points. */
	async function enquire(make: typeof multipart, fields = ada, headers = {}) {
		const request = () => make(fields, { origin, ...headers });
		const answer = await send(new URL(request().url).pathname, request());
		if (answer.status !== 307) return answer;
		return send(String(answer.headers.location), request());
	}

	return {
		...{ service, secure, ca, cwd, oldFiles, send, enquire },
		/** Starts the service again at the same address. */
		startAgain: () => startServiceProcess(cwd, { ...settings, PORT: port }),
	};
}

test.skipIf(!isInstalled(CADDY))(
	"Caddy redirects to TLS and passes the client address to the service",
	async () => {
		const { send, enquire } = await serveWithCaddy({ RATE_LIMIT_PER_MINUTE: "1" });
		const home = await send("/");
		expect([home.status, home.text]).toEqual([200, expect.stringContaining("Home")]);
		expect(home.headers["strict-transport-security"]).toMatch(/max-age/);
		expect((await send("/nope")).status).toBe(404);
		expect(await enquire(multipart)).toMatchObject({ status: 200, text: "OK" });
		// Caddy ignores the forged address.
		const forged = { "x-forwarded-for": "203.0.113.9" };
		expect((await enquire(multipart, ada, forged)).status).toBe(429);
	},
);

test.skipIf(!isInstalled(CADDY))(
	"Caddy serves assets and pictures itself, with the headers of the service",
	async () => {
		const { send, service, cwd, oldFiles } = await serveWithCaddy();
		mkdirSync(join(oldFiles, "assets"));
		writeFileSync(join(oldFiles, "assets/entry-0000.js"), "export {};");
		writeFileSync(join(oldFiles, "secret.txt"), "secret");
		writeFileSync(join(cwd, "build/client/assets/font-1a2b.woff2"), "wOF2");
		const shared = ["cache-control", "content-type", "x-content-type-options"];
		for (const path of ["/assets/entry-1a2b.js", "/assets/tiny-1a2b.css", "/art/cloud.webp"]) {
			const [own, proxied] = [await fetch(service.address + path), await send(path)];
			expect([proxied.status, proxied.text]).toEqual([200, await own.text()]);
			// Only the service has such tags.
			expect(proxied.headers.etag).not.toBe(own.headers.get("etag"));
			for (const name of shared) expect(proxied.headers[name]).toBe(own.headers.get(name));
			expect(proxied.headers["strict-transport-security"]).toMatch(/max-age/);
		}
		expect((await send("/assets/font-1a2b.woff2")).headers["content-type"]).toBe("font/woff2");
		expect((await send("/assets/entry-0000.js")).text).toBe("export {};");
		expect((await send("/secret.txt")).status).toBe(404);
		const missing = await send("/assets/gone-1a2b.js");
		expect([missing.status, missing.text]).toEqual([404, expect.stringContaining("Not here")]);
		expect(missing.headers["cache-control"]).not.toContain("immutable");
		const compressed = new Request("https://localhost/", { headers: { "accept-encoding": "br" } });
		const script = await send("/assets/entry-1a2b.js", compressed);
		expect([script.headers["content-encoding"], script.headers.vary]).toEqual([
			"br",
			"Accept-Encoding",
		]);
	},
);

test.skipIf(!isInstalled(CADDY))(
	"behind Caddy, pages and enquiries wait while the service starts again",
	async () => {
		const { send, enquire, service, startAgain } = await serveWithCaddy();
		await service.end("SIGTERM");
		const waiting = [
			send("/"),
			enquire(multipart),
			// From a browser without script, which has no key: the service knows the content again.
			enquire(urlEncoded, { ...ada, message: "Without script" }),
		];
		// Caddy has tried in vain.
		await new Promise((next) => setTimeout(next, 1_000));
		await startAgain();
		const statuses = (await Promise.all(waiting)).map(({ status }) => status);
		expect(statuses).toEqual([200, 200, 303]);
	},
);

test.skipIf(!isInstalled(CADDY))("Caddy cuts off a client that sends half a header", async () => {
	const { secure, ca } = await serveWithCaddy();
	const start = performance.now();
	await new Promise<void>((closed, fail) => {
		const socket = connect({ host: "localhost", servername: "localhost", port: secure, ca }, () => {
			socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
		});
		socket.on("error", fail);
		socket.on("close", () => closed());
		socket.resume();
	});
	expect(performance.now() - start).toBeLessThan(12_000);
});
