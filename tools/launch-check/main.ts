/** What is open before the launch; `--draft` lists it and lets a draft pass. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent, readClaims } from "#content/check/check-content.ts";
import partners from "#content/partners.json" with { type: "json" };
import site from "#content/site.json" with { type: "json" };
import { siteOrigin } from "#content/site-address.ts";
import vacancies from "#content/vacancies.json" with { type: "json" };
import { deadLinks } from "../site-checks/dead-links.ts";
import { readHead } from "../site-checks/head.ts";
import { readAddresses, readPages } from "../site-checks/pages.ts";
import { type Finding, report } from "./finding.ts";
import { openClaims } from "./open-claims.ts";
import { openDates } from "./open-dates.ts";
import { openPlaceholders } from "./open-placeholders.ts";
import { openSettings } from "./open-settings.ts";

const CLIENT = "build/client";

function openLinks(): Finding[] {
	const group = "Links";
	if (!existsSync(join(CLIENT, "index.html"))) {
		return [
			{ group, what: "The site is not built, so no link was followed", mend: "npm run build" },
		];
	}
	const pages = readPages(CLIENT);
	const origin = new URL(readHead(pages.get("/") ?? "").canonical ?? "").origin;
	const wanted = siteOrigin(process.env.SITE_URL);
	if (origin !== wanted) {
		return [
			{ group, what: `The site was built for ${origin}, not ${wanted}`, mend: "npm run build" },
		];
	}
	const read = (path: string) => readFileSync(join(CLIENT, path), "utf8");
	return deadLinks({ origin, pages, addresses: readAddresses(CLIENT), read }).map((what) => ({
		group,
		what,
		mend: "the page's record in content/pages",
	}));
}

function openContent(): Finding[] {
	const { mistakes, warnings } = checkContent();
	return [...mistakes, ...warnings].map((what) => ({
		group: "Content",
		what,
		mend: "the file in content/",
	}));
}

const read = (file: string): unknown => JSON.parse(readFileSync(join("content", file), "utf8"));
const claims = readClaims();
const findings = [
	...openContent(),
	...openPlaceholders(
		site,
		partners.map(({ name }) => name),
	),
	...(claims ? openClaims(claims, read) : []),
	...openDates(site, vacancies, new Date().toISOString().slice(0, 10)),
	...openLinks(),
	...openSettings(process.env),
];
console.log(`\n${report(findings)}\n`);
const draft = process.argv.includes("--draft");
if (!draft && findings.some(({ warning }) => !warning)) process.exitCode = 1;
