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

test.each([
	["post.firm.sg", [["other"]], "no SPF record", "-all”"],
	["post.firm.sg", [["v=spf1 -all"], ["V=SPF1 mx"]], "2 SPF records, which", "one TXT record"],
	["_domainkey.post.firm.sg", undefined, "no DKIM key", "<selector>._domainkey.post.firm.sg"],
	["_dmarc.firm.sg", undefined, "no DMARC record", "_dmarc.post.firm.sg the TXT record"],
])(
	"with %s as %o, the sender has %s, and it says what to enter",
	async (name, texts, what, fix) => {
		expect(await find({ [name]: texts })).toMatchObject([
			{
				problem: expect.stringMatching(`^post.firm.sg has ${what}`),
				fix: expect.stringContaining(fix),
			},
		]);
		expect(await find({})).toEqual([]);
	},
);

test("a DNS that cannot be asked is one warning, and without mails nothing is looked up", async () => {
	const away: LookUp = () => Promise.reject(Object.assign(new Error(), { code: "ETIMEOUT" }));
	const problem = expect.stringContaining("could not be looked up (ETIMEOUT)");
	expect(await mailDnsFindings(env, away)).toMatchObject([{ warning: true, problem }]);
	expect(await mailDnsFindings({ MAIL_FROM: env.MAIL_FROM }, away)).toEqual([]);
	expect(await mailDnsFindings({ ...env, MAIL_FROM: "website@example.com" }, away)).toEqual([]);
});

test("a login that succeeds has no findings; a refused one is to be fixed, without its password", async () => {
	const sink = await startSmtpSink({ startTls: true });
	const strict = await startSmtpSink({ refuseLogin: true });
	onTestFinished(() => void Promise.all([sink.close(), strict.close()]));
	const logIn = ({ url }: { url: string }) =>
		mailLoginFindings({
			SMTP_URL: `smtp://website:secret@${new URL(url).host}?tls.rejectUnauthorized=false`,
		});
	expect(await logIn(sink)).toEqual([]);
	expect(sink.logins).toEqual([{ user: "website", secure: true }]);
	const found = await logIn(strict);
	expect(found[0]?.problem).toContain("failed: Invalid login: 535");
	expect(found[0]?.fix).toContain("Correct the user and the password");
	expect(JSON.stringify(found)).not.toContain("secret");
});

test.each([
	["smtp://127.0.0.1:1", "ECONNREFUSED", "the name and the port of SMTP_URL"],
	["mail.firm.sg", "Invalid URL", "Correct the protocol"],
])("a server at %s is to be fixed: %s", async (SMTP_URL, problem, fix) => {
	expect(await mailLoginFindings({ SMTP_URL })).toMatchObject([
		{ problem: expect.stringContaining(problem), fix: expect.stringContaining(fix) },
	]);
	expect(await mailLoginFindings({ SMTP_URL, PUBLIC_EMAIL_KEY: "key" })).toEqual([]);
});
