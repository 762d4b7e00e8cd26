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
import { parseRecord } from "#content/record-file.ts";
import { privacyNoticeProblem, readSiteBuild } from "#service/site-build.ts";
import { privacySettings } from "#shared/privacy-settings.ts";
import { isStale } from "../brand/brand.ts";
import { main } from "../step.ts";
import {
	claimFindings,
	countryFindings,
	dateFindings,
	placeholderFindings,
	promiseFindings,
} from "./content-findings.ts";
import { type Finding, type Group, report } from "./finding.ts";
import { mailDnsFindings, mailLoginFindings } from "./mail-findings.ts";
import { nameFindings, settingFindings } from "./setting-findings.ts";

const read = (file: string) => readFileSync(file, "utf8");

const all = (group: Group, problems: string[], fix: string) =>
	problems.map((problem) => ({ group, problem, fix }));

await main(async () => {
	const { mistakes, warnings } = checkContent();
	const stale = isStale("company")
		? ["Icons, fonts, palette or logos were made from another name, mark, colour, logo or font"]
		: [];
	const privacy = privacyNoticeProblem(readSiteBuild("build"), process.env);
	const claims = readClaims();
	const contents = new Map<string, unknown>(
		contentFiles().map((file) => [file, parseRecord(file, read(join("company", file)))]),
	);
	const findings: Finding[] = [
		...all("Content", [...mistakes, ...warnings].map(inOneLine), "the file in company/"),
		...all("Brand", stale, "npm run brand"),
		...placeholderFindings(
			site,
			partners.map(({ name }) => name),
			// Until there is a mail server, the facts that are needed with one are asked for as well.
			privacySettings({ ...process.env, SMTP_URL: process.env.SMTP_URL || "to be set" }),
		),
		...promiseFindings(site),
		...countryFindings(site, contents),
		...(claims ? claimFindings(claims, contents) : []),
		...dateFindings(site, vacancies, new Date().toISOString().slice(0, 10)),
		...settingFindings(process.env),
		...(existsSync(".env") ? nameFindings(read(".env"), read(".env.example")) : []),
		...all("Settings", privacy ? [privacy] : [], "npm run build"),
		...(await mailLoginFindings(process.env)),
		...(await mailDnsFindings(process.env)),
	];
	console.log(`\n${report(findings)}\n`);
	const draft = process.argv.includes("--draft");
	if (!draft && findings.some(({ warning }) => !warning)) process.exitCode = 1;
});
