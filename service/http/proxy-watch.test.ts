import { BlockList } from "node:net";
import { expect, test } from "vitest";
import { ProxyWatch } from "./proxy-watch.ts";

const FORWARDED = { "x-forwarded-for": "198.51.100.1" };

function watch(...peers: string[]) {
	const trusted = new BlockList();
	trusted.addSubnet("10.1.0.0", 16);
	const warnings: unknown[] = [];
	const watch = new ProxyWatch(trusted, {
		alert: (_, details) => void warnings.push(details?.warning),
	});
	for (const remoteAddress of peers) watch.note({ headers: FORWARDED, socket: { remoteAddress } });
	return { found: watch.found, warnings };
}

test.each([
	["127.0.0.1", "loopback"],
	["::1", "loopback"],
	["::ffff:10.2.0.1", "10.2.0.1"],
	["172.17.0.1", "172.17.0.1"],
	["192.168.1.2", "192.168.1.2"],
	["fd00::5", "fd00::5"],
])("a proxy at %s: TRUSTED_PROXY=%s", (peer, setting) => {
	expect(watch(peer)).toEqual({
		found: true,
		warnings: [expect.stringContaining(`Set TRUSTED_PROXY=${setting} `)],
	});
});

test("a header from the internet may be a visitor's, so it is only a warning, without the address", () => {
	const { found, warnings } = watch("203.0.113.77", "203.0.113.78");
	expect(found).toBe(false);
	expect(warnings).toEqual([
		expect.stringMatching(/^A request from 203\.0\.113\.x .+TRUSTED_PROXY/),
	]);
});

test("such a warning does not use up the one about a proxy nearby", () => {
	expect(watch("203.0.113.77", "127.0.0.1", "192.168.1.2")).toMatchObject({
		found: true,
		warnings: [expect.any(String), expect.stringContaining("TRUSTED_PROXY=loopback ")],
	});
});

test("a trusted proxy is none of this", () => {
	expect(watch("10.1.2.3")).toEqual({ found: false, warnings: [] });
});
