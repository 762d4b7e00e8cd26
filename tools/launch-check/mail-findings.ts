/** Whether mails can be sent, and whether receivers will believe them. */
import { resolveTxt } from "node:dns/promises";
import { smtpMailer } from "#service/mail/smtp-mailer.ts";
import { DeliveryError } from "#service/outbox/kinds.ts";
import { readSettings } from "#service/settings/settings.ts";
import { usesOwnService } from "#shared/own-service.ts";
import type { Finding } from "./finding.ts";

/**
 * Logs in to the mail server as the service does, without sending anything. Does nothing if the
 * service sends no mail: without SMTP_URL, or with the hosted email service.
 */
export async function mailLoginFindings(env: NodeJS.ProcessEnv): Promise<Finding[]> {
	if (!env.SMTP_URL || !usesOwnService(env)) return [];
	try {
		await smtpMailer(env.SMTP_URL).checkLogin?.();
		return [];
	} catch (error) {
		const problem = `The login at the mail server of SMTP_URL failed: ${(error as Error).message}`;
		const isRefused = error instanceof DeliveryError && error.failure === "login";
		const fix = isRefused
			? "Correct the user and the password of SMTP_URL in .env; many mail providers want a password that is made for one application"
			: "Correct the protocol, the name and the port of SMTP_URL in .env; if they are right, this machine cannot reach the server, so run the launch check on the machine of the service";
		return [{ group: "Settings", problem, fix }];
	}
}

/** Looks up the texts of a name. @throws with a code of node:dns */
export type LookUp = (name: string) => Promise<string[][]>;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? "";

/** The texts of a name; undefined if it does not exist, and thus none below it (RFC 8020). */
async function textsOf(lookUp: LookUp, name: string): Promise<string[] | undefined> {
	try {
		return (await lookUp(name)).map((parts) => parts.join(""));
	} catch (error) {
		if (codeOf(error) === "ENODATA") return [];
		if (codeOf(error) === "ENOTFOUND") return undefined;
		throw error;
	}
}

/** What receivers look for: SPF (RFC 7208), DKIM (RFC 6376) and DMARC (RFC 7489). */
async function dnsProblems(
	lookUp: LookUp,
	domain: string,
): Promise<[problem: string, fix: string][]> {
	const count = async (name: string, start: RegExp) =>
		(await textsOf(lookUp, name))?.filter((text) => start.test(text)).length ?? 0;
	const problems: [problem: string, fix: string][] = [];
	const at = `At your DNS host enter for`;
	const spf = await count(domain, /^v=spf1/i);
	if (spf !== 1) {
		const found = spf === 0 ? "no SPF record" : `${spf} SPF records, which counts as none`;
		const record = "“v=spf1 include:… -all”, with the name that your mail provider gives";
		problems.push([`${domain} has ${found}`, `${at} ${domain} one TXT record ${record}`]);
	}
	// The keys have names that only the sender knows, below this one.
	if (!(await textsOf(lookUp, `_domainkey.${domain}`))) {
		const record = `${at} <selector>._domainkey.${domain} the record that it shows`;
		problems.push([`${domain} has no DKIM key`, `Switch DKIM on at your mail provider; ${record}`]);
	}
	// A record of a domain also holds for the domains below it.
	const above = domain.split(".").map((_, n, labels) => `_dmarc.${labels.slice(n).join(".")}`);
	const dmarc = await Promise.all(above.slice(0, -1).map((name) => count(name, /^v=dmarc1/i)));
	if (!dmarc.some(Boolean)) {
		const record = "“v=DMARC1; p=quarantine; rua=mailto:<your address>”";
		const fix = `${at} _dmarc.${domain} the TXT record ${record}`;
		problems.push([`${domain} has no DMARC record`, fix]);
	}
	return problems;
}

/**
 * Looks up whether receivers will believe mails from MAIL_FROM. Does nothing if the service sends
 * none: without SMTP_URL, or with the address of the example.
 */
export async function mailDnsFindings(
	env: NodeJS.ProcessEnv,
	lookUp: LookUp = resolveTxt,
): Promise<Finding[]> {
	if (!env.SMTP_URL || !env.MAIL_FROM) return [];
	const { address } = readSettings({ MAIL_FROM: env.MAIL_FROM }).mailFrom;
	const domain = address.slice(address.lastIndexOf("@") + 1).toLowerCase();
	if (domain === "example.com") return [];
	const group = "DNS of the sender";
	try {
		const problems = await dnsProblems(lookUp, domain);
		return problems.map(([problem, fix]) => ({ group, problem, fix }));
	} catch (error) {
		const problem = `SPF, DKIM and DMARC of ${domain} could not be looked up (${codeOf(error)})`;
		const fix = "Run the launch check on a machine that can ask the DNS";
		return [{ group, problem, fix, warning: true }];
	}
}
