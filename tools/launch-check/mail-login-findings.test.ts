import { afterEach, expect, test } from "vitest";
import { startSmtpSink } from "../../tests/support/smtp-sink.ts";
import { mailLoginFindings } from "./mail-findings.ts";

const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
	for (const close of closings.splice(0)) await close();
});

/** The address of a real mail server that runs on this machine. */
async function sinkUrl(options: Parameters<typeof startSmtpSink>[0]) {
	const sink = await startSmtpSink(options);
	closings.push(sink.close);
	return { sink, url: withLogin(sink.url) };
}

function withLogin(url: string) {
	const { host, protocol } = new URL(url);
	return `${protocol}//website:secret@${host}?tls.rejectUnauthorized=false`;
}

test("a login that succeeds has no findings, and sends nothing", async () => {
	const { sink, url } = await sinkUrl({ startTls: true });
	expect(await mailLoginFindings({ SMTP_URL: url })).toEqual([]);
	expect(sink.logins).toEqual([{ user: "website", secure: true }]);
	expect(sink.offered).toBe(0);
});

test("a refused login is to be fixed, and the password is not shown", async () => {
	const { url } = await sinkUrl({ refuseLogin: true });
	const [finding] = await mailLoginFindings({ SMTP_URL: url });
	expect(finding).toMatchObject({ group: "Settings" });
	expect(finding?.warning).toBeUndefined();
	expect(finding?.problem).toContain("failed: Invalid login: 535");
	expect(finding?.fix).toContain("Correct the user and the password");
	expect(JSON.stringify(finding)).not.toContain("secret");
});

test("a port at which nobody listens is to be fixed", async () => {
	const { sink, url } = await sinkUrl({});
	await sink.close();
	closings.length = 0;
	const [finding] = await mailLoginFindings({ SMTP_URL: url });
	expect(finding?.problem).toContain("ECONNREFUSED");
	expect(finding?.fix).toContain("the name and the port of SMTP_URL");
});

test("an address that cannot be read is to be fixed", async () => {
	const [finding] = await mailLoginFindings({ SMTP_URL: "mail.firm.sg" });
	expect(finding?.problem).toContain("Invalid URL");
	expect(finding?.fix).toContain("Correct the protocol");
});

test.each([
	["without SMTP_URL", {}],
	["with the hosted email service", { SMTP_URL: "smtp://127.0.0.1:1", PUBLIC_EMAIL_KEY: "key" }],
])("nothing is tried %s", async (_, env) => {
	expect(await mailLoginFindings(env)).toEqual([]);
});
