import { Key } from "selenium-webdriver";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { contact } from "#content/contact.ts";
import { fill } from "#content/fill.ts";
import { ui } from "#content/ui.ts";
import type { Visitor } from "#tools/webkit/visitor.ts";
import { ada } from "../support/enquiry-page.ts";
import { webkitVisit } from "../support/webkit-visit.ts";

const here = webkitVisit();
let visitor: Visitor;

const labelled = (name: string) => `button[aria-label="${name}"]`;
const theme = (mode: string) => labelled(fill(ui.themeToggle, { mode }));
const TABS = `nav[aria-label="${ui.tabsLabel}"]`;
const MOBILE_MENU = `nav[aria-label="${ui.mobileNavigation}"]`;
const SEND = "form button";
const POWER_APPS = "/what-we-do/power-apps";

const open = async (path: string) => {
	await visitor.open(path);
	await visitor.wholePage();
};
const arrivedAt = (path: string) => visitor.until((wanted) => location.pathname === wanted, path);
/** Runs in the page: what the open menu is higher than its last link, in pixels. */
const roomBelowLinks = () => {
	const menu = document.querySelector("header :popover-open");
	const links = [...(menu?.querySelectorAll("a") ?? [])];
	const bottom = (element?: Element | null) => element?.getBoundingClientRect().bottom ?? 0;
	return bottom(menu) - Math.max(...links.map(bottom));
};
const ground = () =>
	visitor.browser.executeScript(() => getComputedStyle(document.body).backgroundColor);

afterEach(async () => {
	expect(await visitor.complaints()).toEqual([]);
});

describe("on a wide screen", () => {
	beforeEach(async () => {
		visitor = await here.visitor({ width: 1440, height: 900 });
	});

	test("the theme changes and is remembered", async () => {
		await open("/");
		const light = await ground();
		await visitor.click(theme("light"));
		await visitor.the(theme("dark"));
		const dark = await ground();
		expect(dark).not.toBe(light);
		await visitor.browser.navigate().refresh();
		expect(await ground()).toBe(dark);
	});

	test("the menu leads to a page; its tabs lead to its sections", async () => {
		await open("/");
		await visitor.click("header nav button");
		expect(await visitor.browser.executeScript(roomBelowLinks)).toBeLessThan(60);
		await visitor.click(`header a[href='${POWER_APPS}']`);
		await arrivedAt(POWER_APPS);
		await visitor.click(`${TABS} li:last-child a`);
		await visitor.the(`${TABS} li:last-child a[aria-current]`);
	});

	test("a card leads to its page, and Back to the card", async () => {
		await open("/");
		const card = await visitor.the("#whatwedo a");
		const path = new URL((await card.getAttribute("href")) ?? "").pathname;
		await card.click();
		await arrivedAt(path);
		await visitor.until(() => scrollY === 0);
		await visitor.browser.navigate().back();
		await arrivedAt("/");
		await visitor.until(() => {
			const { top = -1 } = document.querySelector("#whatwedo a")?.getBoundingClientRect() ?? {};
			return top >= 0 && top < innerHeight;
		});
	});

	test("who returns from elsewhere stands where he left", async () => {
		await open("/accessibility");
		await visitor.browser.executeScript(() => scrollTo({ top: 900, behavior: "instant" }));
		await visitor.browser.get("about:blank");
		await visitor.browser.navigate().back();
		await arrivedAt("/accessibility");
		await visitor.until(() => scrollY === 900);
	});

	test("the tabs of the techstack follow click and arrow key", async () => {
		await open("/our-services/application-support");
		await visitor.click("[role=tab]:nth-child(2)");
		await visitor.the("[role=tab]:nth-child(2)[aria-selected=true]");
		await visitor.browser.switchTo().activeElement().sendKeys(Key.ARROW_RIGHT);
		await visitor.the("[role=tab]:nth-child(3)[aria-selected=true]");
		await visitor.until(
			() =>
				[...document.querySelectorAll("[role=tabpanel]")].filter((p) =>
					p.checkVisibility({ visibilityProperty: true }),
				).length === 1,
		);
	});

	test("the slides pause and move on", async () => {
		await open("/");
		await visitor.click(labelled(ui.heroPause));
		await visitor.the(labelled(ui.heroPlay));
		await visitor.click(labelled(ui.heroNext));
		await visitor.the(
			"[aria-roledescription=slide][data-slide=current][aria-label^='Slide 2 of 7']",
		);
	});

	test("a click before the page's script is there is not lost", async () => {
		await visitor.open("/contact");
		expect(
			await visitor.browser.executeScript(() => "hydrated" in document.documentElement.dataset),
		).toBe(false);
		await visitor.click(SEND);
		await visitor.until(
			(words) => document.activeElement?.textContent?.includes(words),
			contact.summaryHeading,
		);
	});
});

describe("on a phone", () => {
	beforeEach(async () => {
		visitor = await here.visitor({ width: 390, height: 844 });
	});

	test("the menu opens, closes, and leads to a page", async () => {
		await open("/contact");
		await visitor.click(labelled(ui.menuOpen));
		await visitor.the(MOBILE_MENU);
		await visitor.click(labelled(ui.menuClose));
		await visitor.the(labelled(ui.menuOpen));
		await visitor.click(labelled(ui.menuOpen));
		for (const row of [ui.menuWhatWeDo, ui.menuSolutions]) {
			const summaries = await visitor.browser.findElements({ css: `${MOBILE_MENU} summary` });
			for (const summary of summaries) {
				if ((await summary.getText()) === row) await summary.click();
			}
		}
		await visitor.click(`${MOBILE_MENU} a[href='${POWER_APPS}']`);
		await arrivedAt(POWER_APPS);
		await visitor.the(labelled(ui.menuOpen));
	});

	test("a wrong entry is told; a right one arrives as a mail with every word", async () => {
		await open("/contact");
		await visitor.click(SEND);
		await visitor.until(
			(words) => document.activeElement?.textContent?.includes(words),
			contact.summaryHeading,
		);
		for (const name of ["user_name", "company", "user_email", "phone", "message"] as const) {
			await (await visitor.the(`form [name=${name}]`)).sendKeys(
				ada[name].replaceAll("\n", Key.ENTER),
			);
		}
		await visitor.click(`form label:has([value="${ada.enquiryType}"])`);
		await visitor.click(SEND);
		const answer = await visitor.the("dialog[open]");
		expect(await answer.getText()).toContain(contact.success.title);
		const [mail] = await here.site.sink.waitForMails(1);
		const text = mail?.text?.replaceAll("\r\n", "\n");
		for (const word of Object.values(ada)) expect(text).toContain(word);
	});
});
