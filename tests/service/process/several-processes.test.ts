import { expect, test } from "vitest";
import { repeatUntilAnswered } from "#site/components/enquiry-form/sending/own-service.ts";
import { startSmtpSink } from "../../support/smtp-sink.ts";
import { CADDY, caddyAddress, startCaddy } from "../support/caddy.ts";
import { isInstalled } from "../support/deploy-files.ts";
import { describeOnPostgres } from "../support/each-engine.ts";
import { ada, multipart } from "../support/enquiry-requests.ts";
import { sendOverTls } from "../support/send-over-tls.ts";
import { startServiceProcess } from "../support/service-process.ts";
import { siteFolder } from "../support/site-folder.ts";
import { atTestEnd } from "../support/temp-folder.ts";

describeOnPostgres("behind Caddy, of two processes on one PostgreSQL", (server) => {
	test.skipIf(!isInstalled(CADDY))("both take enquiries, and one may be lost", async () => {
		const sink = await startSmtpSink();
		atTestEnd(() => sink.close());
		const { plain, secure, origin } = await caddyAddress();
		const env = {
			DATABASE_URL: await server().database(),
			SITE_URL: origin,
			SMTP_URL: sink.url,
			TRUSTED_PROXY: "loopback",
		};
		const first = await startServiceProcess(siteFolder(), { ...env, HOST: "127.0.0.2" });
		const second = await startServiceProcess(siteFolder(), { ...env, HOST: "127.0.0.3" });
		const upstream = [first, second].map(({ address }) => new URL(address).host).join(" ");
		const files = { SITE_URL: origin, UPSTREAM: upstream };
		const ca = await startCaddy({ plain, secure }, ["Caddyfile"], files, { "# health": "health" });

		const send = (path: string, from?: Request) =>
			sendOverTls({ servername: "localhost", port: secure, ca }, path, from);
		/** As the form does. */
		const enquire = (message: string) =>
			repeatUntilAnswered(async () => {
				const request = () => multipart({ ...ada, message }, { origin });
				const answer = await send(new URL(request().url).pathname, request());
				const moved = answer.status === 307 && String(answer.headers.location);
				return { ...(moved ? await send(moved, request()) : answer), retryAfter: null };
			}, 15_000);
		for (let i = 0; i < 40; i++) expect((await enquire(`Before: ${i}.`))?.status).toBe(200);
		for (const { stderr } of [first, second]) expect(stderr).toContain("enquiry.stored");
		await sink.waitForMails(40);

		await second.end("SIGKILL");
		for (let i = 0; i < 10; i++) {
			expect((await send("/")).status).toBe(200);
			expect((await enquire(`After the loss: ${i}.`))?.status).toBe(200);
		}
		await sink.waitForMails(50);
	});
});
