import { expect, test } from "vitest";
import { isOwnPath } from "#service/http/own-paths.ts";

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
