import { expect, test } from "vitest";
import { ada, HEALTH_TOKEN } from "../support/enquiry-requests.ts";
import { startInProcess } from "../support/in-process.ts";
import { runToEnd } from "../support/service-process.ts";
import { siteFolder } from "../support/site-folder.ts";
import { request, sendRaw } from "./wire.ts";

/** Nothing listens on port 1, so mails stay pending. */
const WITHOUT_MAIL = { SMTP_URL: "smtp://127.0.0.1:1" };

const COUNTS = { pending: 1, stopped: 0, quarantined: 1 };

async function serviceWithTwoEnquiries(env: Record<string, string> = {}) {
	const cwd = siteFolder();
	const service = await startInProcess(cwd, { ...WITHOUT_MAIL, ...env });
	await service.enquire(ada);
	await service.enquire({ ...ada, homepage: "filled" });
	const ask = async (...headers: string[]) => {
		const answer = await sendRaw(service.address, request("GET /healthz", headers));
		return { ...answer, health: answer.status === 200 ? JSON.parse(answer.body) : undefined };
	};
	return { cwd, ask };
}

test("/healthz shows the public only the status", async () => {
	for (const env of [{ HEALTH_TOKEN: "" }, { HEALTH_TOKEN }]) {
		const { ask } = await serviceWithTwoEnquiries(env);
		expect((await ask()).health).toEqual({ status: "ok", ok: true });
		expect((await ask("Authorization: Basic dXNlcjpwYXNzd29yZA==")).health).toEqual({
			status: "ok",
			ok: true,
		});
	}
});

test("the token shows the details, and so does the command line without it", async () => {
	const { cwd, ask } = await serviceWithTwoEnquiries({ HEALTH_TOKEN });
	for (const scheme of ["Bearer", "bearer"]) {
		const { health } = await ask(`Authorization: ${scheme} ${HEALTH_TOKEN}`);
		expect(health).toMatchObject({ status: "ok", ok: true, ...COUNTS });
	}
	const { stdout } = await runToEnd("cli.ts", ["status", "--json"], cwd, WITHOUT_MAIL);
	expect(JSON.parse(stdout)).toMatchObject(COUNTS);
});

test.each([
	["a wrong token", { HEALTH_TOKEN }, `Bearer ${HEALTH_TOKEN}x`],
	["an empty token", { HEALTH_TOKEN }, "Bearer  "],
	["any token without HEALTH_TOKEN", { HEALTH_TOKEN: "" }, `Bearer ${HEALTH_TOKEN}`],
])("%s is refused with one sentence", async (_, env, authorization) => {
	const { ask } = await serviceWithTwoEnquiries(env);
	const { status, headers, body } = await ask(`Authorization: ${authorization}`);
	expect([status, body]).toEqual([
		401,
		"Send the value of the setting HEALTH_TOKEN as the bearer token.",
	]);
	expect(headers.get("www-authenticate")).toMatch(/^Bearer/);
});
