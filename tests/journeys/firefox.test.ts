import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contact } from "#content/contact.ts";
import { fill } from "#content/fill.ts";
import { ui } from "#content/ui.ts";
import { installedFirefox } from "#tools/browser/installed-firefox.ts";
import { ada } from "../support/enquiry-page.ts";
import { type Site, startSite } from "../support/site.ts";

const firefox = installedFirefox();
if (!firefox) console.log("No Firefox on this machine: the second browser is skipped.");

/** What no page may do, kept by the page itself from its first line on. */
const keepComplaints = () => {
	const complaints: string[] = [];
	Object.assign(window, { complaints });
	addEventListener("error", ({ message }) => complaints.push(`page error: ${message}`));
	addEventListener("unhandledrejection", ({ reason }) => complaints.push(`rejected: ${reason}`));
	addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
		complaints.push(`policy: ${violatedDirective} ${blockedURI}`),
	);
};

// Puppeteer computes accessible names by itself, seconds for a page: attributes are found at once.
const labelled = (name: string) => `button[aria-label="${name}"]`;
const MENU = "header nav button";
const SEND = "form button";

describe.skipIf(!firefox)("in Firefox", () => {
	let site: Site;
	let browser: Browser;
	let page: Page;

	beforeAll(async () => {
		[site, browser] = await Promise.all([
			startSite(),
			puppeteer.launch({ browser: "firefox", executablePath: firefox ?? "", headless: true }),
		]);
	});
	afterAll(async () => {
		await browser?.close();
		await site?.stop();
	});
	beforeEach(async () => {
		page = await (await browser.createBrowserContext()).newPage();
		await page.setViewport({ width: 1280, height: 900 });
		await page.evaluateOnNewDocument(keepComplaints);
	});
	afterEach(async () => {
		expect(await complaints()).toEqual([]);
		await page.browserContext().close();
	});

	const complaints = () =>
		page.evaluate(() => (window as unknown as { complaints: string[] }).complaints.splice(0));
	const open = async (path: string) => {
		await page.goto(`${site.url}${path}`);
		await page.waitForFunction(() => document.documentElement.dataset.hydrated === "");
	};
	const sideways = () =>
		page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);

	test("an error and a breach of the policy are noticed", async () => {
		await open("/privacy");
		await page.evaluate(() => {
			new Image().src = "https://elsewhere.example/picture.png";
			setTimeout(() => {
				throw new Error("planted");
			});
		});
		const found: string[] = [];
		await expect
			.poll(async () => found.push(...(await complaints())) && found.join())
			.toMatch(/policy: img-src.*planted|planted.*policy: img-src/s);
	});

	test("home shows itself, and its theme changes and is remembered", async () => {
		await open("/");
		const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
		const light = await ground();
		await page.locator(labelled(fill(ui.themeToggle, { mode: "light" }))).click();
		await page.locator(labelled(fill(ui.themeToggle, { mode: "dark" }))).wait();
		const dark = await ground();
		expect(dark).not.toBe(light);
		await page.reload();
		expect(await ground()).toBe(dark);
		expect(await sideways()).toBeLessThanOrEqual(0);
	});

	test("the menu leads to a page; its tabs lead to its sections", async () => {
		await open("/");
		await page.locator(MENU).click();
		await page.locator("header a[href='/what-we-do/power-apps']").click();
		await page.waitForFunction(() => location.pathname === "/what-we-do/power-apps");
		await page.waitForSelector(`nav[aria-label="${ui.tabsLabel}"]`);
		const last = `nav[aria-label="${ui.tabsLabel}"] li:last-child a`;
		await page.locator(last).click();
		await page.waitForSelector(`${last}[aria-current]`);
		expect(await sideways()).toBeLessThanOrEqual(0);
	});

	test("the words of an integration page come before the click, and the page with it", async () => {
		await open("/our-services/third-party-api-integrations");
		const data = page.waitForResponse((response) => response.url().includes(".data"));
		const card = await page.waitForSelector("main a[href$='/document-automation']");
		await card?.hover();
		expect((await data).status()).toBe(200);
		await card?.click();
		await page.waitForFunction(() => location.pathname.endsWith("/document-automation"));
		await page.waitForFunction(() =>
			document.querySelector("h1")?.textContent?.startsWith("Document"),
		);
	});

	test("the mobile menu opens, closes and takes the screen", async () => {
		await page.setViewport({ width: 360, height: 740 });
		await open("/contact");
		await page.locator(labelled(ui.menuOpen)).click();
		await page.waitForSelector(`nav[aria-label="${ui.mobileNavigation}"]`, { visible: true });
		await page.locator(labelled(ui.menuClose)).click();
		await page.waitForSelector(`nav[aria-label="${ui.mobileNavigation}"]`, { hidden: true });
		expect(await sideways()).toBeLessThanOrEqual(0);
	});

	test("a wrong entry is told; a right one arrives as a mail", async () => {
		await open("/contact");
		await page.locator(SEND).click();
		await page.waitForFunction(
			(words) => document.activeElement?.textContent?.includes(words),
			{},
			contact.summaryHeading,
		);
		for (const name of ["user_name", "user_email", "message"] as const)
			await page.type(`form [name=${name}]`, ada[name].replaceAll("\n", " "));
		await page.locator("form label:has([type=radio])").click();
		await page.locator(SEND).click();
		await page.waitForSelector("dialog[open]");
		const words = await page.$eval("dialog[open]", (dialog) => dialog.textContent);
		expect(words).toContain(contact.success.title);
		const [mail] = await site.sink.waitForMails(1);
		expect(mail?.text).toContain(ada.user_name);
	});
});
