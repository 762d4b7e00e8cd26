import { expect, test } from "vitest";
import { startSmtpSink } from "../../support/smtp-sink.ts";
import { describeOnPostgres } from "../support/each-engine.ts";
import { ada, multipart } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { isInstalled, NGINX, startNginx } from "../support/nginx.ts";
import { sendOverTls } from "../support/send-over-tls.ts";
import { startServiceProcess } from "../support/service-process.ts";
import { siteFolder } from "../support/site-folder.ts";
import { atTestEnd } from "../support/temp-folder.ts";

describeOnPostgres("behind nginx, two processes on one PostgreSQL", (server) => {
	test.skipIf(!isInstalled(NGINX))("count together, and one may be lost", async () => {
		const sink = await startSmtpSink();
		atTestEnd(() => sink.close());
		const env = {
			DATABASE_URL: await server().database(),
			SITE_URL: "https://www.example.com",
			SMTP_URL: sink.url,
			TRUSTED_PROXY: "127.0.0.1",
			RATE_LIMIT_PER_MINUTE: "20",
		};
		const first = await startServiceProcess(siteFolder(), { ...env, HOST: "127.0.0.2" });
		const second = await startServiceProcess(siteFolder(), { ...env, HOST: "127.0.0.3" });
		const { secure, ca } = await startNginx([first.address, second.address]);

		const send = (path: string, from?: Request, localAddress = "127.0.0.4") =>
			sendOverTls({ servername: "www.example.com", port: secure, ca, localAddress }, path, from);
		const enquire = (message: string, client?: string) => {
			const sent = multipart({ ...ada, message }, { origin: "https://www.example.com" });
			return send(new URL(sent.url).pathname, sent, client);
		};
		await eventually(() => send("/").catch(() => undefined)).toMatchObject({ status: 200 });

		const statuses: number[] = [];
		for (let i = 0; i < 40; i++) statuses.push((await enquire(`From one client: ${i}.`)).status);
		expect(new Set(statuses)).toEqual(new Set([200, 429]));
		const taken = statuses.filter((status) => status === 200).length;
		// Alone, each would take 20. A count may arrive a moment late.
		expect(taken).toBeLessThan(30);
		for (const { stderr } of [first, second]) expect(stderr).toContain("enquiry.stored");
		await sink.waitForMails(taken);

		await second.end("SIGKILL");
		for (let i = 0; i < 10; i++) {
			expect((await send("/")).status).toBe(200);
			expect((await enquire(`After the loss: ${i}.`, "127.0.0.5")).status).toBe(200);
		}
		await sink.waitForMails(taken + 10);
	});
});
