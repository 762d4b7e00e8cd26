import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { readSettings, settingNames } from "./env.ts";

const example = parseEnv(readFileSync(join(import.meta.dirname, "../.env.example"), "utf8"));

test(".env.example names every setting and shows its default", () => {
	const named = Object.keys(example).filter((name) => !name.startsWith("PUBLIC_"));
	expect(named.sort()).toEqual([...settingNames].sort());
	expect(readSettings(example)).toEqual(readSettings({}));
	const { DATA_DIR, PORT, HOST, RETENTION_DAYS, ACKNOWLEDGE, RATE_LIMIT_PER_MINUTE } = example;
	expect([DATA_DIR, PORT, HOST, RETENTION_DAYS, ACKNOWLEDGE, RATE_LIMIT_PER_MINUTE]).toEqual([
		"./data",
		"3000",
		"127.0.0.1",
		"0",
		"off",
		"20",
	]);
});

test.each([
	["https://hook.example/a?b=c", true],
	["http://127.0.0.1:9000/hook", true],
	["http://localhost/hook", true],
	["http://[::1]:1/", true],
	["http://hook.example/", false],
	["http://127.0.0.1.evil.example/", false],
	["https://user:password@hook.example/", false],
	["file:///etc/passwd", false],
	["hook.example", false],
])("WEBHOOK_URL=%s: %s", (WEBHOOK_URL, allowed) => {
	const read = () => readSettings({ WEBHOOK_URL, WEBHOOK_SECRET: "sixteen letters!" });
	if (allowed) expect(read().webhook?.url).toBe(WEBHOOK_URL);
	else expect(read).toThrow(/^WEBHOOK_URL has a wrong value\. /);
});
