import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isOwnPath, OWN_PATHS } from "#service/http/own-paths.ts";

test("Node and Cloudflare route the same paths to the service", () => {
	const file = join(import.meta.dirname, "../../../worker/wrangler.jsonc");
	const withoutComments = readFileSync(file, "utf8").replace(/^\s*\/\/.*$/gm, "");
	expect(JSON.parse(withoutComments).assets.run_worker_first).toEqual(OWN_PATHS);
});

test.each([
	["/api", true],
	["/api/", true],
	["/api?x", true],
	["/api/v1.0/email/send", true],
	["/healthz", true],
	["/healthz?x=/", true],
	["/metrics", true],
	["/metrics/x", false],
	["/", false],
	["/apis", false],
	["/healthz/", true],
	["/healthzz", false],
	["/what-we-do/api", false],
	["/?/api/", false],
])("%s: %s", (target, own) => {
	expect(isOwnPath(target)).toBe(own);
});
