import { get } from "node:https";
import { expect, test } from "vitest";
import { ada, askHealth, HEALTH_TOKEN } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { isInstalled, NGINX, startNginx } from "../support/nginx.ts";
import { type ServiceProcess, startServiceProcess } from "../support/service-process.ts";
import { siteFolder } from "../support/site-folder.ts";
import { request, sendRaw } from "./wire.ts";

const warningsOf = (service: ServiceProcess) =>
	service.stderr
		.split("\n")
		.filter((line) => line.includes('"proxy.not-trusted"'))
		.map((line) => JSON.parse(line));

const start = (env: Record<string, string> = {}) =>
	startServiceProcess(siteFolder(), { HEALTH_TOKEN, ...env });

const healthOf = async ({ address }: ServiceProcess) => (await fetch(askHealth(address))).json();

const WARNING = {
	level: "alert",
	warning: expect.stringContaining("Set TRUSTED_PROXY=loopback and restart the service."),
};

test.each([["X-Forwarded-For: 198.51.100.1"], ["Forwarded: for=198.51.100.1"]])(
	"%s from a proxy that is not trusted: one warning, and the status is degraded",
	async (header) => {
		const service = await start();
		expect((await sendRaw(service.address, request("GET /"))).status).toBe(200);
		expect(await service.enquire(ada)).toBe(200);
		expect(await healthOf(service)).toMatchObject({ status: "ok", untrustedProxy: false });
		for (const path of ["/", "/healthz", "/"]) {
			expect((await sendRaw(service.address, request(`GET ${path}`, [header]))).status).toBe(200);
		}
		expect(await healthOf(service)).toMatchObject({ status: "degraded", untrustedProxy: true });
		await service.end("SIGTERM");
		expect(warningsOf(service)).toEqual([expect.objectContaining(WARNING)]);
	},
);

test("the header of a trusted proxy raises no warning", async () => {
	const service = await start({ TRUSTED_PROXY: "loopback" });
	await sendRaw(service.address, request("GET /", ["X-Forwarded-For: 198.51.100.1"]));
	expect(await healthOf(service)).toMatchObject({ status: "ok", untrustedProxy: false });
	await service.end("SIGTERM");
	expect(warningsOf(service)).toEqual([]);
});

test.skipIf(!isInstalled(NGINX))("the given nginx without TRUSTED_PROXY is noticed", async () => {
	const service = await start({ SITE_URL: "https://www.example.com" });
	const { plain, secure, ca } = await startNginx(service.address);
	await eventually(() => fetch(plain, { redirect: "manual" }).catch(() => undefined)).toBeTruthy();
	expect(await throughTls(secure, ca)).toBe(200);
	await eventually(() => warningsOf(service)).toEqual([expect.objectContaining(WARNING)]);
});

/** Asks for the home page and resolves to the status. */
function throughTls(port: number, ca: Buffer): Promise<number> {
	const options = { host: "127.0.0.1", port, servername: "www.example.com", ca };
	return new Promise((done, fail) => {
		get({ ...options, headers: { host: "www.example.com" } }, (response) => {
			response.resume();
			done(response.statusCode ?? 0);
		}).on("error", fail);
	});
}
