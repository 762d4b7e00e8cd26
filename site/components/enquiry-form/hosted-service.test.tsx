// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { enquiryFields } from "#shared/enquiry.ts";
import { polyfillDialog } from "#site/components/modal/polyfill-dialog.ts";

/** Every field of the form, whichever these are. */
const blank = Object.fromEntries(enquiryFields.map((name) => [name, ""]));

const fetchMock = vi.fn<(url: string, init: { body: FormData }) => Promise<Response>>();

beforeEach(() => {
	polyfillDialog();
	sessionStorage.clear();
	vi.resetModules();
	vi.stubGlobal("fetch", fetchMock.mockReset().mockResolvedValue(new Response("OK")));
	vi.stubEnv("PUBLIC_EMAIL_KEY", "key");
	vi.stubEnv("PUBLIC_EMAIL_SERVICE", "service");
});
afterEach(() => {
	cleanup();
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
});

/** Imports the form again, because its module reads the settings once, as in a build. */
async function form() {
	const { EnquiryForm } = await import("./enquiry-form.tsx");
	return <EnquiryForm />;
}

async function fillAndSend() {
	const user = userEvent.setup();
	await user.type(screen.getByRole("textbox", { name: /^Name/ }), "Ann");
	await user.type(screen.getByRole("textbox", { name: /^Email/ }), "ann@example.com");
	await user.click(screen.getByRole("radio", { name: "Other" }));
	await user.type(screen.getByRole("textbox", { name: /^Message/ }), "Hello");
	await user.click(screen.getByRole("button", { name: "Send" }));
	return screen.findByRole("dialog");
}

const SERVICE_URL = "https://api.emailjs.com/api/v1.0/email/send-form";
const identifiers = {
	lib_version: "4.4.1",
	service_id: "service",
	template_id: "template",
	user_id: "key",
};

test("receives exactly the specified payload", async () => {
	vi.stubEnv("PUBLIC_EMAIL_TEMPLATE", "template");
	render(await form());
	await fillAndSend();
	expect(fetchMock).toHaveBeenCalledOnce();
	const [url, init] = fetchMock.mock.calls[0] ?? [];
	expect(url).toBe(SERVICE_URL);
	expect(Object.fromEntries(init?.body ?? [])).toEqual({
		...blank,
		user_name: "Ann",
		user_email: "ann@example.com",
		enquiryType: "Other",
		message: "Hello",
		...identifiers,
	});
});
