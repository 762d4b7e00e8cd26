import { resolveTxt } from "node:dns/promises";
import { readSettings } from "#service/settings/settings.ts";
import type { Finding } from "./finding.ts";

const GROUP = "DNS of the sender" as const;

/** Looks up the texts of a name. @throws with a code of node:dns */
export type LookUp = (name: string) => Promise<string[][]>;

/** The name does not exist, and thus none below it (RFC 8020), or it has no text. */
const ABSENT = ["ENOTFOUND", "ENODATA"];

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? "";

/** Returns the texts of a name that begin with a word, such as v=spf1. */
async function textsAt(lookUp: LookUp, name: string, start: string): Promise<string[]> {
	try {
		const texts = (await lookUp(name)).map((parts) => parts.join(""));
		return texts.filter((text) => text.toLowerCase().startsWith(start));
	} catch (error) {
		if (ABSENT.includes(codeOf(error))) return [];
		throw error;
	}
}

/** Sender Policy Framework, RFC 7208. Two records count as none. */
async function spf(lookUp: LookUp, domain: string): Promise<Finding[]> {
	const records = await textsAt(lookUp, domain, "v=spf1");
	if (records.length === 1) return [];
	const isMissing = records.length === 0;
	return [
		{
			group: GROUP,
			problem: `${domain} has ${isMissing ? "no SPF record" : `${records.length} SPF records, which counts as none`}`,
			fix: isMissing
				? `At your DNS host enter for ${domain} the TXT record “v=spf1 include:… -all”, with the name that your mail provider gives, so that receivers accept mails from MAIL_FROM`
				: `At your DNS host join the TXT records of ${domain} that begin with v=spf1 into one`,
		},
	];
}

/** DomainKeys, RFC 6376. Keys have names that only the sender knows, below this one. */
async function dkim(lookUp: LookUp, domain: string): Promise<Finding[]> {
	const name = `_domainkey.${domain}`;
	try {
		await lookUp(name);
		return [];
	} catch (error) {
		if (codeOf(error) === "ENODATA") return [];
		if (codeOf(error) !== "ENOTFOUND") throw error;
	}
	return [
		{
			group: GROUP,
			problem: `${domain} has no DKIM key`,
			fix: `Switch DKIM on at your mail provider, and enter at your DNS host the record <selector>.${name} that it shows`,
		},
	];
}

/** The domain and the domains above it, without the top level. */
function withParents(domain: string): string[] {
	const labels = domain.split(".");
	return labels.slice(0, -1).map((_, i) => labels.slice(i).join("."));
}

/** DMARC, RFC 7489. A record of a domain also holds for the domains below it. */
async function dmarc(lookUp: LookUp, domain: string): Promise<Finding[]> {
	for (const name of withParents(domain)) {
		const [record] = await textsAt(lookUp, `_dmarc.${name}`, "v=dmarc1");
		if (!record) continue;
		if (!/;\s*p=none\b/i.test(record)) return [];
		return [
			{
				group: GROUP,
				problem: `The DMARC record of ${name} lets forged mails through (p=none)`,
				fix: `Once the reports show that your own mails pass, enter p=quarantine in the TXT record of _dmarc.${name}`,
				warning: true,
			},
		];
	}
	return [
		{
			group: GROUP,
			problem: `${domain} has no DMARC record`,
			fix: `At your DNS host enter for _dmarc.${domain} the TXT record “v=DMARC1; p=quarantine; rua=mailto:<your address>”`,
		},
	];
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
	try {
		const checks = [spf, dkim, dmarc].map((check) => check(lookUp, domain));
		return (await Promise.all(checks)).flat();
	} catch (error) {
		return [
			{
				group: GROUP,
				problem: `SPF, DKIM and DMARC of ${domain} could not be looked up (${codeOf(error)})`,
				fix: "Run the launch check on a machine that can ask the DNS",
				warning: true,
			},
		];
	}
}
