import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { checkMailboxes, readSettings, StartError, settingNames } from "./settings.ts";

const example = parseEnv(readFileSync(join(import.meta.dirname, "../../.env.example"), "utf8"));

test(".env.example lists every setting with its default, except for that of the tests", () => {
	const listed = Object.keys(example).filter((name) => !name.startsWith("PUBLIC_"));
	expect([...listed, "RETRY_BASE_MS"].sort()).toEqual([...settingNames].sort());
	expect(readSettings(example)).toEqual(readSettings({}));
	expect(example).toMatchObject({
		...{ DATA_DIR: "./data", PORT: "3000", HOST: "127.0.0.1", RETENTION_DAYS: "0" },
		...{ ACKNOWLEDGE: "off", RATE_LIMIT_PER_MINUTE: "20", ENQUIRIES_PER_HOUR: "100" },
	});
});

test.each([
	["PORT", "70000"],
	["HOST", "not a host"],
	["SITE_URL", "https://www.example.com/path"],
	["SMTP_URL", "http://user:secret@mail.example.com"],
	["SMTP_URL", "smtp://user:12#secret@mail.example.com"],
	["SMTP_URL", "smtp://user:1/secret@mail.example.com"],
	["SMTP_URL", "smtp://user:1?secret@mail.example.com"],
	["MAIL_TO", "jürgen@example.com"],
	["MAIL_TO", "a@example.com b@example.com"],
	["MAIL_TO", "Ann <a@example.com> <b@example.com>"],
	["MAIL_FROM", "a@example.com, b@example.com"],
	["RATE_LIMIT_PER_MINUTE", "-1"],
	["RETRY_BASE_MS", "30"],
	["TRUSTED_PROXY", "proxy.example.com"],
	["DATABASE_URL", "postgres://user:secret@db1,db2/enquiries"],
	["RETENTION_DAYS", "forever"],
	["ACKNOWLEDGE", "maybe"],
	["WEBHOOK_SECRET", "short"],
	["WEBHOOK_SECRET", "whsec_this is no secret in Base64"],
	["TIME_ZONE", "Singapore time"],
	["ANSWER_WITHIN", "0h"],
	["ANSWER_HOURS", "Mon-Fri 18:00-09:00"],
	["ANSWER_HOLIDAYS", "2027-02-30"],
	["ESCALATE_TO", "nobody"],
	["HEALTH_TOKEN", "fifteen-letters"],
	["ALERT_URL", "https://user:secret@alerts.example"],
])("%s=%s is refused with one line that names the setting, not its value", (name, value) => {
	const read = () => readSettings({ [name]: value });
	expect(read).toThrow(StartError);
	expect(read).toThrow(new RegExp(`^${name} has a wrong value\\. .+\\.$`));
	expect(read).not.toThrow(/secret@/);
});

test.each([
	[{ WEBHOOK_URL: "https://hook.example" }, /^WEBHOOK_SECRET has no value\. .+\.$/],
	[{ ESCALATE_TO: "boss@firm.example" }, /^ESCALATE_TO .*Set ANSWER_WITHIN/],
	[
		{ BACKUP_TO: "/mnt/backup", DATABASE_URL: "postgres://user:secret@localhost/enquiries" },
		/^BACKUP_TO has a value although DATABASE_URL is set\. .+ pg_dump\.$/,
	],
])("%o, which do not fit together, are refused", (env, sentence) => {
	expect(() => readSettings(env)).toThrow(sentence);
});

test.each([
	["https://hook.example/a?b=c", true],
	["http://[::1]:1/", true],
	["http://hook.example/", false],
	["http://127.0.0.1.evil.example/", false],
	["https://user:password@hook.example/", false],
])("WEBHOOK_URL=%s: %s", (WEBHOOK_URL, allowed) => {
	const read = () => readSettings({ WEBHOOK_URL, WEBHOOK_SECRET: "sixteen letters!" });
	if (allowed) expect(read().webhook?.url).toBe(WEBHOOK_URL);
	else expect(read).toThrow(/^WEBHOOK_URL has a wrong value\. /);
});

test("addresses have their domains in Punycode", () => {
	const { mailTo } = readSettings({ MAIL_TO: "Inhaberin <chefin@exämple.de>" });
	expect(mailTo).toEqual([{ name: "Inhaberin", address: "chefin@xn--exmple-cua.de" }]);
});

test.each([
	["SMTP_URL", "smtp://user:%23%2F%3F@mail.example.com:587/?ignoreTLS=true"],
	["MAIL_TO", "Ann @ Firm <a@example.com>, a@example.com <a@example.com>"],
])("%s=%s is taken", (name, value) => {
	expect(() => readSettings({ [name]: value })).not.toThrow();
});

const PUBLIC = { SITE_URL: "https://www.firm.sg", MAIL_TO: "a@firm.sg", MAIL_FROM: "b@firm.sg" };

test.each([
	[{ MAIL_TO: "" }, /^MAIL_TO is not set, although SITE_URL is public\. Set MAIL_TO to .+\.$/],
	[{ MAIL_FROM: "" }, /^MAIL_FROM is not set, /],
	[{ MAIL_TO: "a@firm.sg, hello@example.com" }, /^MAIL_TO is hello@example\.com, which belongs to/],
	[{ MAIL_FROM: "Firm <web@firm.example>" }, /^MAIL_FROM is web@firm\.example, which/],
])("a public site with %o does not start", (change, sentence) => {
	const env = { ...PUBLIC, ...change };
	expect(() => checkMailboxes(readSettings(env), env)).toThrow(StartError);
	expect(() => checkMailboxes(readSettings(env), env)).toThrow(sentence);
});

test.each([
	["with addresses of its own", PUBLIC],
	["with the hosted email service", { SITE_URL: PUBLIC.SITE_URL, PUBLIC_EMAIL_KEY: "key" }],
	["that is not public yet", { SITE_URL: "http://localhost:3000" }],
	["without SITE_URL", {}],
])("a site %s starts", (_, env: Record<string, string>) => {
	expect(() => checkMailboxes(readSettings(env), env)).not.toThrow();
});
