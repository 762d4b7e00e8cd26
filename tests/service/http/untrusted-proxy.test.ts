import { expect, test } from "vitest";
import { CADDY, caddyAddress, startCaddy } from "../support/caddy.ts";
import { isInstalled } from "../support/deploy-files.ts";
import { ada, askHealth, HEALTH_TOKEN } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { sendOverTls } from "../support/send-over-tls.ts";
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

test.skipIf(!isInstalled(CADDY))("the given Caddy without TRUSTED_PROXY is noticed", async () => {
	const { plain, secure, origin } = await caddyAddress();
	const service = await start({ SITE_URL: origin });
	const upstream = new URL(service.address).host;
	const ca = await startCaddy({ plain, secure }, ["Caddyfile"], {
		...{ SITE_URL: origin, UPSTREAM: upstream },
	});
	const answer = await sendOverTls({ servername: "localhost", port: secure, ca }, "/");
	expect(answer.status).toBe(200);
	await eventually(() => warningsOf(service)).toEqual([expect.objectContaining(WARNING)]);
});
