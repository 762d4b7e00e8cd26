import { expect, onTestFinished, test } from "vitest";
import { startSmtpSink } from "../../tests/support/smtp-sink.ts";
import { type LookUp, mailDnsFindings, mailLoginFindings } from "./mail-findings.ts";

const env = { SMTP_URL: "smtp://mail.firm.sg", MAIL_FROM: "Firm <website@post.firm.sg>" };
const complete: Record<string, string[][]> = {
	"post.firm.sg": [["google-site-verification=x"], ["v=spf1 include:spf.mail.example ", "-all"]],
	"_domainkey.post.firm.sg": [],
	"_dmarc.firm.sg": [["v=DMARC1; p=reject"]],
};

/** Answers as a DNS: an empty list stands for a name without texts. */
function dnsOf(records: Record<string, string[][] | undefined>): LookUp {
	return async (name) => {
		const texts = records[name];
		if (texts && texts.length > 0) return texts;
		throw Object.assign(new Error(name), { code: texts ? "ENODATA" : "ENOTFOUND" });
	};
}

const find = (change: Record<string, string[][] | undefined>) =>
	mailDnsFindings(env, dnsOf({ ...complete, ...change }));

test("a domain with all three records has no findings", async () => {
	expect(await find({})).toEqual([]);
});

test.each([
	["no SPF", { "post.firm.sg": [["other"]] }, "post.firm.sg has no SPF record", "-all”"],
	[
		"two SPF records",
		{ "post.firm.sg": [["v=spf1 -all"], ["V=SPF1 mx -all"]] },
		"post.firm.sg has 2 SPF records, which counts as none",
		"one TXT record",
	],
	[
		"no DKIM",
		{ "_domainkey.post.firm.sg": undefined },
		"post.firm.sg has no DKIM key",
		"<selector>._domainkey.post.firm.sg",
	],
	[
		"no DMARC",
		{ "_dmarc.firm.sg": undefined },
		"post.firm.sg has no DMARC record",
		"_dmarc.post.firm.sg the TXT record “v=DMARC1; p=quarantine",
	],
])("%s is one finding that says what to enter", async (_, change, problem, fix) => {
	const found = await find(change);
	expect(found).toMatchObject([{ problem }]);
	expect(found[0]?.fix).toContain(fix);
});

test("a DNS that cannot be asked is one warning", async () => {
	const away: LookUp = () => Promise.reject(Object.assign(new Error(), { code: "ETIMEOUT" }));
	const [finding, ...others] = await mailDnsFindings(env, away);
	expect(finding).toMatchObject({ warning: true });
	expect(finding?.problem).toContain("could not be looked up (ETIMEOUT)");
	expect(others).toEqual([]);
});

test("without a mail server or a sender of one's own, nothing is looked up", async () => {
	const never: LookUp = () => Promise.reject(new Error("must not be called"));
	expect(await mailDnsFindings({ MAIL_FROM: env.MAIL_FROM }, never)).toEqual([]);
	expect(await mailDnsFindings({ ...env, MAIL_FROM: "website@example.com" }, never)).toEqual([]);
});

/** What the check says about the login at a mail server that runs on this machine. */
async function logIn(options: Parameters<typeof startSmtpSink>[0]) {
	const sink = await startSmtpSink(options);
	onTestFinished(() => sink.close());
	const { host } = new URL(sink.url);
	const url = `smtp://website:secret@${host}?tls.rejectUnauthorized=false`;
	return { sink, found: await mailLoginFindings({ SMTP_URL: url }) };
}

test("a login that succeeds has no findings, and sends nothing", async () => {
	const { sink, found } = await logIn({ startTls: true });
	expect(found).toEqual([]);
	expect(sink.logins).toEqual([{ user: "website", secure: true }]);
	expect(sink.offered).toBe(0);
});

test("a refused login is to be fixed, and the password is not shown", async () => {
	const { found } = await logIn({ refuseLogin: true });
	expect(found[0]?.problem).toContain("failed: Invalid login: 535");
	expect(found[0]?.fix).toContain("Correct the user and the password");
	expect(JSON.stringify(found)).not.toContain("secret");
});

test.each([
	["smtp://127.0.0.1:1", "ECONNREFUSED", "the name and the port of SMTP_URL"],
	["mail.firm.sg", "Invalid URL", "Correct the protocol"],
])("a server at %s is to be fixed: %s", async (SMTP_URL, problem, fix) => {
	const [finding] = await mailLoginFindings({ SMTP_URL });
	expect(finding?.problem).toContain(problem);
	expect(finding?.fix).toContain(fix);
});

test.each([{}, { SMTP_URL: "smtp://127.0.0.1:1", PUBLIC_EMAIL_KEY: "key" }])(
	"no login is tried with the settings %o",
	async (env) => expect(await mailLoginFindings(env)).toEqual([]),
);
