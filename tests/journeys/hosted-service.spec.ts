import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { type BrowserContext, expect, type Page, type Request, test } from "@playwright/test";
import privacy from "#company/pages/privacy.json" with { type: "json" };
import { enquiryFields, SEND_FORM_PATH } from "#shared/enquiry.ts";
import { SITE_BUILD_FILE, type SiteBuild } from "#shared/site-build.ts";
import { ada, fillForm, sendButton, successModal } from "../support/page/enquiry-page.ts";

const HOST = "https://static.example";
const MAIL_SERVICE = "https://mail-service.example";

/** Builds the site for a hosted email service. */
async function buildSite(): Promise<string> {
	const folder = mkdtempSync(join(process.cwd(), "build/hosted-"));
	await promisify(execFile)(process.execPath, ["tools/build/build-site.ts"], {
		env: {
			...process.env,
			BUILD_DIR: folder,
			PUBLIC_EMAIL_ORIGIN: MAIL_SERVICE,
			PUBLIC_EMAIL_KEY: "a-key",
			PUBLIC_EMAIL_SERVICE: "a-service",
			PUBLIC_EMAIL_TEMPLATE: "a-template",
		},
	});
	return folder;
}

/** Serves a build with its Content-Security-Policy as a static host does. */
async function serve(context: BrowserContext, build: string) {
	const { csp }: SiteBuild = JSON.parse(readFileSync(join(build, SITE_BUILD_FILE), "utf8"));
	await context.route(`${HOST}/**`, (route) => {
		const { pathname } = new URL(route.request().url());
		const path = join(build, "client", pathname, extname(pathname) ? "" : "index.html");
		if (!existsSync(path)) return route.fulfill({ status: 404 });
		return route.fulfill({ path, headers: { "Content-Security-Policy": csp } });
	});
}

/** Sends the form, and returns what the email service gets. */
async function sendForm(page: Page) {
	const { promise: received, resolve: receive } = Promise.withResolvers<Request>();
	await page.route(`${MAIL_SERVICE}${SEND_FORM_PATH}`, (route) => {
		receive(route.request());
		return route.fulfill({ headers: { "Access-Control-Allow-Origin": "*" }, body: "OK" });
	});
	await page.goto(`${HOST}/contact?utm_source=newsletter`);
	await fillForm(page, ada);
	await sendButton(page).click();
	const request = await received;
	const headers = { "Content-Type": request.headers()["content-type"] ?? "" };
	const body = new Uint8Array(request.postDataBuffer() ?? []);
	return Object.fromEntries(await new Response(body, { headers }).formData());
}

const SPECIFIED = {
	// Every field of the form, whichever these are.
	...Object.fromEntries(enquiryFields.map((name) => [name, ""])),
	...ada,
	message: ada.message.replaceAll("\n", "\r\n"),
	service_id: "a-service",
	template_id: "a-template",
	user_id: "a-key",
	lib_version: expect.stringMatching(/^\d+\.\d+/),
};

/** The first sentence of the privacy notice for a hosted service. */
const named = privacy.blocks
	.flatMap(({ sentences }) => sentences)
	.find((one) => "when" in one && one.when === "hosted service");

test("the form sends exactly the specified fields to a hosted email service, with script and without, and the privacy notice names it", {
	tag: "@release",
}, async ({ page, context, browser }) => {
	const build = await buildSite();
	await serve(context, build);
	expect(await sendForm(page)).toEqual(SPECIFIED);
	await expect(successModal(page)).toBeVisible();
	expect(await page.evaluate(() => sessionStorage.arrival)).toBeUndefined();
	await page.goto(`${HOST}/privacy`);
	await expect(page.getByRole("main")).toContainText(named?.text ?? "a sentence of its own");

	const withoutScript = await browser.newContext({ javaScriptEnabled: false });
	await serve(withoutScript, build);
	expect(await sendForm(await withoutScript.newPage())).toEqual(SPECIFIED);
	await withoutScript.close();
	rmSync(build, { recursive: true });
});
