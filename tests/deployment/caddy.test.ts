import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { connect } from "node:tls";
import { describe, expect, test } from "vitest";
import { ada, multipart, urlEncoded } from "../service/support/enquiry-requests.ts";
import { storedRecords } from "../service/support/run-command.ts";
import { startServiceProcess } from "../service/support/service-process.ts";
import { siteFolder } from "../service/support/site-folder.ts";
import { tempFolder } from "../service/support/temp-folder.ts";
import { caddyAddress, enquire, hasCaddy, startCaddy } from "./support/caddy.ts";

/** Starts a service, and Caddy in front of it. */
async function serveWithCaddy(env: Record<string, string> = {}) {
	const ports = await caddyAddress();
	const { origin } = ports;
	const settings = { SITE_URL: origin, TRUSTED_PROXY: "loopback", ...env };
	const cwd = siteFolder();
	const service = await startServiceProcess(cwd, settings);
	const { host: upstream, port } = new URL(service.address);
	const oldFiles = tempFolder();
	await startCaddy(ports, ["Caddyfile"], {
		...{ SITE_URL: origin, UPSTREAM: upstream },
		...{ FILES: join(cwd, "build/client"), OLD_FILES: oldFiles },
	});
	return {
		...{ ...ports, service, cwd, oldFiles },
		get: async (path: string, headers = {}) => {
			const response = await fetch(origin + path, { headers });
			return { status: response.status, headers: response.headers, text: await response.text() };
		},
		/** Starts the service again at the same address. */
		startAgain: () => startServiceProcess(cwd, { ...settings, PORT: port }),
	};
}

describe.skipIf(!hasCaddy)("Caddy", () => {
	test("redirects to TLS and passes the client address to the service", async () => {
		const { plain, origin, get } = await serveWithCaddy({ RATE_LIMIT_PER_MINUTE: "1" });
		const moved = await fetch(`http://localhost:${plain}/contact`, { redirect: "manual" });
		expect([moved.status, moved.headers.get("location")]).toEqual([
			308,
			"https://localhost/contact",
		]);
		const home = await get("/");
		expect([home.status, home.text]).toEqual([200, expect.stringContaining("Home")]);
		expect(home.headers.get("strict-transport-security")).toMatch(/max-age/);
		expect((await get("/nope")).status).toBe(404);
		const answer = await enquire(origin, multipart(ada));
		expect([answer.status, await answer.text()]).toEqual([200, "OK"]);
		// Caddy ignores the forged address.
		const forged = multipart(ada, { "x-forwarded-for": "203.0.113.9" });
		expect((await enquire(origin, forged)).status).toBe(429);
	});

	test("serves assets and pictures itself, with the headers of the service", async () => {
		const { get, service, cwd, oldFiles } = await serveWithCaddy();
		mkdirSync(join(oldFiles, "assets"));
		writeFileSync(join(oldFiles, "assets/entry-0000.js"), "export {};");
		writeFileSync(join(oldFiles, "secret.txt"), "secret");
		writeFileSync(join(cwd, "build/client/assets/font-1a2b.woff2"), "wOF2");
		for (const path of ["/assets/entry-1a2b.js", "/assets/tiny-1a2b.css", "/art/cloud.webp"]) {
			const [own, proxied] = [await fetch(service.address + path), await get(path)];
			expect([proxied.status, proxied.text]).toEqual([200, await own.text()]);
			// Only the service has such tags.
			expect(proxied.headers.get("etag")).not.toBe(own.headers.get("etag"));
			for (const name of ["cache-control", "content-type", "x-content-type-options"])
				expect(proxied.headers.get(name)).toBe(own.headers.get(name));
			expect(proxied.headers.get("strict-transport-security")).toMatch(/max-age/);
		}
		const font = await get("/assets/font-1a2b.woff2");
		expect(font.headers.get("content-type")).toBe("font/woff2");
		expect((await get("/assets/entry-0000.js")).text).toBe("export {};");
		expect((await get("/secret.txt")).status).toBe(404);
		const missing = await get("/assets/gone-1a2b.js");
		expect([missing.status, missing.text]).toEqual([404, expect.stringContaining("Not here")]);
		expect(missing.headers.get("cache-control")).not.toContain("immutable");
		const script = await get("/assets/entry-1a2b.js", { "accept-encoding": "br" });
		expect(script.headers.get("content-encoding")).toBe("br");
		expect(script.headers.get("vary")).toBe("Accept-Encoding");
	});

	test("lets pages and enquiries wait while the service starts again", async () => {
		const { origin, service, cwd, startAgain } = await serveWithCaddy();
		// A browser without script sends no key: the service knows the content again.
		const withoutKey = { ...ada, message: "Without script" };
		await service.end("SIGTERM");
		const waiting = [
			fetch(origin),
			enquire(origin, multipart(ada)),
			enquire(origin, urlEncoded(withoutKey)),
		];
		// Caddy has tried in vain.
		await new Promise((next) => setTimeout(next, 1_000));
		await startAgain();
		const [home, sent, withoutScript] = await Promise.all(waiting);
		expect([home?.status, sent?.status]).toEqual([200, 200]);
		expect(withoutScript?.url).toContain(`${origin}/enquiry-sent?reference=`);
		// The service had stored it, and ended before the browser got the answer.
		expect((await enquire(origin, urlEncoded(withoutKey))).url).toBe(withoutScript?.url);
		expect(await storedRecords(cwd)).toHaveLength(2);
	});

	test("cuts off a client that sends half a header", async () => {
		const { secure: port } = await serveWithCaddy();
		const start = performance.now();
		await new Promise<void>((closed, fail) => {
			const socket = connect({ host: "localhost", servername: "localhost", port }, () => {
				socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
			});
			socket.on("error", fail);
			socket.on("close", () => closed());
			socket.resume();
		});
		expect(performance.now() - start).toBeLessThan(12_000);
	});
});
