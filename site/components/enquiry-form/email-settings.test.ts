import { expect, test } from "vitest";
import { emailSettings, missingSettings, sendFormUrl } from "./email-settings.ts";

const PATH = "/api/v1.0/email/send-form";
const own = { own: true, key: "website", service: "enquiries", template: "contact" };
const given = { PUBLIC_EMAIL_KEY: "k", PUBLIC_EMAIL_SERVICE: "s", PUBLIC_EMAIL_TEMPLATE: "t" };
const hosted = { own: false, key: "k", service: "s", template: "t" };

test.each([
	["no setting", {}, own, PATH],
	["a blank setting", { PUBLIC_EMAIL_KEY: "" }, own, PATH],
	["identifiers", given, hosted, `https://api.emailjs.com${PATH}`],
	["an origin", { ...given, PUBLIC_EMAIL_ORIGIN: "https://a.io/" }, hosted, `https://a.io${PATH}`],
])("%s decides where the form is sent", (_, env, expected, url) => {
	const settings = emailSettings(env);
	expect(settings).toMatchObject(expected);
	expect(sendFormUrl(settings)).toBe(url);
	expect(missingSettings(settings)).toEqual([]);
});

test("names the missing settings", () => {
	const settings = emailSettings({ PUBLIC_EMAIL_ORIGIN: "https://a.example" });
	expect(missingSettings(settings)).toEqual(Object.keys(given));
});
