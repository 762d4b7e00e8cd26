import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { test as base, expect } from "@playwright/test";
import privacy from "#company/pages/privacy.json" with { type: "json" };
import { enquiryFields, SEND_FORM_PATH } from "#shared/enquiry.ts";
import { SITE_BUILD_FILE, type SiteBuild } from "#shared/site-build.ts";
import { listen } from "../support/listen.ts";
import { ada, fillForm, sendButton, successModal } from "../support/page/enquiry-page.ts";

/** Every field of the form, whichever these are. */
const blank = Object.fromEntries(enquiryFields.map((name) => [name, ""]));

const TYPES: Record<string, string> = {
	html: "text/html",
	js: "text/javascript",
	css: "text/css",
	svg: "image/svg+xml",
};

/** A static host that serves the files of a build with its Content-Security-Policy, but no forms. */
function staticHost(build: string) {
	const { csp }: SiteBuild = JSON.parse(readFileSync(join(build, SITE_BUILD_FILE), "utf8"));
	return createServer((request, response) => {
		const { pathname } = new URL(request.url ?? "/", "http://host.test");
		const file = /\.\w+$/.test(pathname) ? pathname : `${pathname}/index.html`;
		try {
			const body = readFileSync(join(build, "client", file));
			const type = TYPES[file.split(".").at(-1) ?? ""] ?? "application/octet-stream";
			response.writeHead(200, { "Content-Type": type, "Content-Security-Policy": csp });
			response.end(body);
		} catch {
			response.writeHead(404).end();
		}
	});
}

/** Imitates the hosted email service and records the forms that it receives. */
function hostedService(received: FormData[]) {
	return createServer(async (request, response) => {
		// A browser that shows the response as a page may request a favicon.
		if (request.url !== SEND_FORM_PATH) return response.writeHead(404).end();
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk);
		const headers = { "Content-Type": request.headers["content-type"] ?? "" };
		received.push(await new Response(Buffer.concat(chunks), { headers }).formData());
		response.writeHead(200, { "Access-Control-Allow-Origin": "*" }).end("OK");
	});
}

/** Builds the site with the settings for a hosted email service. */
async function buildSite(folder: string, emailOrigin: string) {
	await promisify(execFile)(process.execPath, ["tools/build/build-site.ts"], {
		env: {
			...process.env,
			BUILD_DIR: folder,
			PUBLIC_EMAIL_ORIGIN: emailOrigin,
			PUBLIC_EMAIL_KEY: "a-key",
			PUBLIC_EMAIL_SERVICE: "a-service",
			PUBLIC_EMAIL_TEMPLATE: "a-template",
		},
	});
}

type Hosted = { received: FormData[]; address: string };

const test = base.extend<object, { hosted: Hosted }>({
	hosted: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from this pattern
		async ({}, use) => {
			const received: FormData[] = [];
			const service = hostedService(received);
			const folder = mkdtempSync(join(process.cwd(), "build/hosted-"));
			try {
				await buildSite(folder, await listen(service));
				const host = staticHost(folder);
				await use({ received, address: await listen(host) });
				host.close();
			} finally {
				service.close();
				rmSync(folder, { recursive: true, force: true });
			}
		},
		// The build alone takes 6 s on two idle cores.
		{ scope: "worker", timeout: 180_000 },
	],
});

const SPECIFIED = {
	...blank,
	...ada,
	message: ada.message.replaceAll("\n", "\r\n"),
	service_id: "a-service",
	template_id: "a-template",
	user_id: "a-key",
};

async function expectSpecifiedPayload({ received }: Hosted) {
	await expect.poll(() => received.length).toBe(1);
	const { lib_version, ...rest } = Object.fromEntries(received.pop() ?? []);
	expect(rest).toEqual(SPECIFIED);
	expect(lib_version).toMatch(/^\d+\.\d+/);
}

/** The first sentence of the privacy notice that has this condition. */
const sentenceOf = (condition: string) =>
	privacy.blocks
		.flatMap(({ sentences }) => sentences)
		.find((one) => "when" in one && one.when === condition)?.text ?? condition;

test("the form sends exactly the specified fields to a hosted email service, with script and without, and the privacy notice names it", {
	tag: "@release",
}, async ({ page, browser, hosted }) => {
	await page.goto(`${hosted.address}/contact?utm_source=newsletter`);
	await fillForm(page, ada);
	await sendButton(page).click();
	await expect(successModal(page)).toBeVisible();
	await expectSpecifiedPayload(hosted);
	expect(await page.evaluate(() => sessionStorage.arrival)).toBeUndefined();
	await page.goto(`${hosted.address}/privacy`);
	// The unit tests say which sentence belongs to which setting; this build has other settings.
	await expect(page.getByRole("main")).toContainText(sentenceOf("hosted service"));
	await expect(page.getByRole("main")).not.toContainText(sentenceOf("own service"));

	const context = await browser.newContext({ javaScriptEnabled: false });
	const plain = await context.newPage();
	await plain.goto(`${hosted.address}/contact`);
	await fillForm(plain, ada);
	await sendButton(plain).click();
	await expectSpecifiedPayload(hosted);
	await context.close();
});
