import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SEND_FORM_PATH } from "#shared/enquiry.ts";
import { openTab, startBrowser } from "../support/browser.ts";
import { ada, fillForm, sendButton } from "../support/enquiry-page.ts";

const types: Record<string, string> = {
	html: "text/html",
	js: "text/javascript",
	css: "text/css",
	svg: "image/svg+xml",
};

let folder: string;
let site: Server;
let hosted: Server;
let browser: Browser;
const received: FormData[] = [];

const listen = (server: Server) =>
	new Promise<string>((ready) => {
		server.listen(0, "127.0.0.1", () =>
			ready(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
		);
	});

/** A plain static host: it knows files and the policy of the build, nothing of forms. */
function staticHost(build: string) {
	const { csp } = JSON.parse(readFileSync(join(build, "client-headers.json"), "utf8"));
	return createServer((request, response) => {
		const path = (request.url ?? "/").replace(/\?.*/, "");
		const file = join(build, "client", /\.\w+$/.test(path) ? path : `${path}/index.html`);
		try {
			const body = readFileSync(file);
			response.writeHead(200, {
				"Content-Type": types[file.split(".").at(-1) ?? ""] ?? "application/octet-stream",
				"Content-Security-Policy": csp,
			});
			response.end(body);
		} catch {
			response.writeHead(404).end();
		}
	});
}

/** Answers as the hosted service does, and keeps what it was sent. */
function hostedService() {
	return createServer(async (request, response) => {
		// A browser that shows the answer as a page may ask for its icon.
		if (request.url !== SEND_FORM_PATH) return response.writeHead(404).end();
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk);
		const headers = { "Content-Type": request.headers["content-type"] ?? "" };
		received.push(await new Response(Buffer.concat(chunks), { headers }).formData());
		response.writeHead(200, { "Access-Control-Allow-Origin": "*" }).end("OK");
	});
}

beforeAll(async () => {
	folder = mkdtempSync(join(process.cwd(), "build/hosted-"));
	hosted = hostedService();
	const origin = await listen(hosted);
	await promisify(execFile)(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], {
		env: {
			...process.env,
			NODE_ENV: "production",
			BUILD_DIR: folder,
			PUBLIC_EMAIL_ORIGIN: origin,
			PUBLIC_EMAIL_KEY: "a-key",
			PUBLIC_EMAIL_SERVICE: "a-service",
			PUBLIC_EMAIL_TEMPLATE: "a-template",
		},
	});
	site = staticHost(folder);
	browser = await startBrowser();
});
afterAll(async () => {
	await browser?.close();
	site?.close();
	hosted?.close();
	rmSync(folder, { recursive: true, force: true });
});

const specified = {
	user_name: ada.user_name,
	company: ada.company,
	phone: ada.phone,
	user_email: ada.user_email,
	enquiryType: ada.enquiryType,
	message: ada.message.replaceAll("\n", "\r\n"),
	service_id: "a-service",
	template_id: "a-template",
	user_id: "a-key",
};

test("the switch sends exactly the specified payload to the hosted service, with and without script", async () => {
	const address = site.listening ? "" : await listen(site);
	for (const javaScriptEnabled of [true, false]) {
		const tab = await openTab(browser, { javaScriptEnabled });
		await tab.page.goto(`${address}/contact`);
		await fillForm(tab.page, ada);
		await sendButton(tab.page).click();
		await expect.poll(() => received.length, { timeout: 5000 }).toBe(1);
		const { lib_version, ...rest } = Object.fromEntries(received.pop() ?? []);
		expect(rest).toEqual(specified);
		expect(lib_version).toMatch(/^\d+\.\d+/);
		if (javaScriptEnabled) {
			await tab.page.getByRole("dialog", { name: "Thank you for your message." }).waitFor();
			expect(tab.complaints).toEqual([]);
		}
		await tab.close();
	}
});
