import { writeFileSync } from "node:fs";
import { join } from "node:path";
import {
	cachedFolders,
	fileHeaders,
	HOST_FILES,
	pageHeaders,
	redirects,
} from "../../shared/site-headers.ts";

/** Cloudflare's limit for a line of `_headers`. */
const MAX_LINE_LENGTH = 2000;

const section = (pattern: string, headers: Record<string, string>) =>
	[pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

function headersFile(csp: string): string {
	const folders = Object.entries(cachedFolders).map(([folder, value]) =>
		section(`${folder}*`, { "Cache-Control": value }),
	);
	const files = Object.entries(fileHeaders).map(([file, headers]) => section(file, headers));
	return [section("/*", pageHeaders(csp)), ...folders, ...files, ""].join("\n");
}

/**
 * Writes the files from which a static host takes the headers and redirects that our service sends.
 */
export function writeHostFiles(client: string, csp: string): void {
	const headers = headersFile(csp);
	const longest = Math.max(...headers.split("\n").map((line) => line.length));
	if (longest > MAX_LINE_LENGTH) {
		console.log(
			`A line of _headers has ${longest} characters; Cloudflare's limit is ${MAX_LINE_LENGTH}.`,
		);
	}
	writeFileSync(join(client, HOST_FILES.headers), headers);
	const moved = Object.entries(redirects).map(([from, to]) => `${from} ${to} 308\n`);
	writeFileSync(join(client, HOST_FILES.redirects), moved.join(""));
}
