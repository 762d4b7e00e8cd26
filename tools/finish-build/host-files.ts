import { writeFileSync } from "node:fs";
import { join } from "node:path";
import {
	cachedFolders,
	HOST_FILES,
	PAGE_DATA,
	pageHeaders,
	redirects,
} from "../../shared/site-headers.ts";

/** Cloudflare's network refuses longer lines in `_headers`. */
const LONGEST_LINE = 2000;

const section = (pattern: string, headers: Record<string, string>) =>
	[pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

function headersFile(csp: string): string {
	const folders = Object.entries(cachedFolders).map(([folder, value]) =>
		section(`${folder}*`, { "Cache-Control": value }),
	);
	const data = section(`/*${PAGE_DATA.extension}`, PAGE_DATA.headers);
	return [section("/*", pageHeaders(csp)), ...folders, data, ""].join("\n");
}

/** Writes the files by which a static host gives the site the service's headers and redirects. */
export function writeHostFiles(client: string, csp: string): void {
	const headers = headersFile(csp);
	const longest = Math.max(...headers.split("\n").map((line) => line.length));
	if (longest > LONGEST_LINE) {
		console.log(`A line of _headers has ${longest} signs; Cloudflare takes ${LONGEST_LINE}.`);
	}
	writeFileSync(join(client, HOST_FILES.headers), headers);
	const moved = Object.entries(redirects).map(([from, to]) => `${from} ${to} 308\n`);
	writeFileSync(join(client, HOST_FILES.redirects), moved.join(""));
	writeFileSync(join(client, HOST_FILES.ignored), "*.br\n*.gz\n");
}
