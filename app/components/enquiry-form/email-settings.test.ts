import { expect, test } from "vitest";
import { emailSettings, missingSettings, sendFormUrl } from "./email-settings.ts";

test("without any setting the form posts to the site itself, with identifiers", () => {
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

test("identifiers alone mean the hosted service at its known address", () => {
	const settings = emailSettings({
		PUBLIC_EMAIL_KEY: "k",
		PUBLIC_EMAIL_SERVICE: "s",
		PUBLIC_EMAIL_TEMPLATE: "t",
	});
	expect(settings).toMatchObject({ own: false, key: "k", service: "s", template: "t" });
	expect(sendFormUrl(settings)).toBe("https://api.emailjs.com/api/v1.0/email/send-form");
	expect(missingSettings(settings)).toEqual([]);
});

test("another address may end in a slash; what is missing is named", () => {
	const settings = emailSettings({ PUBLIC_EMAIL_ORIGIN: "https://mail.example.com/" });
	expect(sendFormUrl(settings)).toBe("https://mail.example.com/api/v1.0/email/send-form");
	expect(missingSettings(settings)).toEqual([
		"PUBLIC_EMAIL_KEY",
		"PUBLIC_EMAIL_SERVICE",
		"PUBLIC_EMAIL_TEMPLATE",
	]);
});
