/**
 * `npm run launch-check`: lists what to fix and review before the launch. Fails if there is anything
 * to fix, except with `--draft`.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import partners from "#company/partners.json" with { type: "json" };
import site from "#company/site.json" with { type: "json" };
import { checkContent, contentFiles, readClaims } from "#content/check/check-content.ts";
import { inOneLine } from "#content/check/content-error.ts";
import { vacancies } from "#content/pages.ts";
import { siteOrigin } from "#content/site-address.ts";
import { privacyNoticeProblem } from "#service/privacy-notice.ts";
import { privacySettings } from "#shared/privacy-settings.ts";
import { deadLinks } from "../site-checks/dead-links.ts";
import { readHead } from "../site-checks/head.ts";
import { readAddresses, readPages } from "../site-checks/pages.ts";
import { brandFindings } from "./brand-findings.ts";
import { claimFindings } from "./claim-findings.ts";
import { dateFindings } from "./date-findings.ts";
import { type Finding, report } from "./finding.ts";
import { mailDnsFindings } from "./mail-dns-findings.ts";
import { mailLoginFindings } from "./mail-login-findings.ts";
import { placeholderFindings } from "./placeholder-findings.ts";
import { settingFindings } from "./setting-findings.ts";

const CLIENT = "build/client";
const PRIVACY_FILE = "build/privacy-settings.json";

function linkFindings(): Finding[] {
	const group = "Links" as const;
	if (!existsSync(join(CLIENT, "index.html"))) {
		return [
			{ group, problem: "The site is not built, so links were not checked", fix: "npm run build" },
		];
	}
	const pages = readPages(CLIENT);
	const origin = new URL(readHead(pages.get("/") ?? "").canonical ?? "").origin;
	const wanted = siteOrigin(process.env.SITE_URL);
	if (origin !== wanted) {
		return [
			{ group, problem: `The site was built for ${origin}, not ${wanted}`, fix: "npm run build" },
		];
	}
	const read = (path: string) => readFileSync(join(CLIENT, path), "utf8");
	return deadLinks({ origin, pages, addresses: readAddresses(CLIENT), read }).map((problem) => ({
		group,
		problem,
		fix: "the page's record in company/pages",
	}));
}

function privacyFindings(): Finding[] {
	const problem = privacyNoticeProblem(PRIVACY_FILE, process.env);
	return problem ? [{ group: "Settings", problem, fix: "npm run build" }] : [];
}

function contentFindings(): Finding[] {
	const { mistakes, warnings } = checkContent();
	return [...mistakes, ...warnings].map((error) => ({
		group: "Content" as const,
		problem: inOneLine(error),
		fix: "the file in company/",
	}));
}

const contents = new Map(
	contentFiles().map((file): [string, unknown] => [
		file,
		JSON.parse(readFileSync(join("company", file), "utf8")),
	]),
);
const claims = readClaims();
const findings = [
	...contentFindings(),
	...brandFindings("company"),
	...placeholderFindings(
		site,
		partners.map(({ name }) => name),
		// Until there is a mail server, the facts that are needed with one are asked for as well.
		privacySettings({ ...process.env, SMTP_URL: process.env.SMTP_URL || "to be set" }),
	),
	...(claims ? claimFindings(claims, contents) : []),
	...dateFindings(site, vacancies, new Date().toISOString().slice(0, 10)),
	...linkFindings(),
	...settingFindings(process.env),
	...privacyFindings(),
	...(await mailLoginFindings(process.env)),
	...(await mailDnsFindings(process.env)),
];
console.log(`\n${report(findings)}\n`);
const draft = process.argv.includes("--draft");
if (!draft && findings.some(({ warning }) => !warning)) process.exitCode = 1;
