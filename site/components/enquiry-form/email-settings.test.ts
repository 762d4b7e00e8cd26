import { expect, test } from "vitest";
import { emailSettings, missingSettings, sendFormUrl } from "./email-settings.ts";

test("without settings the form posts to the site itself", () => {
	const settings = emailSettings({});
	expect(settings).toMatchObject({
		own: true,
		key: "website",
		service: "enquiries",
		template: "contact",
	});
	expect(sendFormUrl(settings)).toBe("/api/v1.0/email/send-form");
	expect(emailSettings({ PUBLIC_EMAIL_KEY: "" }).own).toBe(true);
});

test("identifiers without an origin select the hosted service at its default URL", () => {
	const settings = emailSettings({
		PUBLIC_EMAIL_KEY: "k",
		PUBLIC_EMAIL_SERVICE: "s",
		PUBLIC_EMAIL_TEMPLATE: "t",
	});
	expect(settings).toMatchObject({ own: false, key: "k", service: "s", template: "t" });
	expect(sendFormUrl(settings)).toBe("https://api.emailjs.com/api/v1.0/email/send-form");
	expect(missingSettings(settings)).toEqual([]);
});

test("accepts an origin with a trailing slash and names the missing settings", () => {
	const settings = emailSettings({ PUBLIC_EMAIL_ORIGIN: "https://mail.example.com/" });
	expect(sendFormUrl(settings)).toBe("https://mail.example.com/api/v1.0/email/send-form");
	expect(missingSettings(settings)).toEqual([
		"PUBLIC_EMAIL_KEY",
		"PUBLIC_EMAIL_SERVICE",
		"PUBLIC_EMAIL_TEMPLATE",
	]);
});
