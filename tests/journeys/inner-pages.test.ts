import { expect, test } from "vitest";
import { openTab } from "../support/browser.ts";
import { form } from "../support/enquiry-page.ts";
import { visit } from "../support/visit.ts";
import { wholePage } from "../support/whole-page.ts";

const here = visit();
const open = async (path: string) => {
	await here.tab.page.goto(`${here.site.url}${path}`);
	await wholePage(here.tab.page);
};
const tabs = () => here.tab.page.getByRole("navigation", { name: "On this page" });
const currentTab = () => tabs().locator("[aria-current]").textContent();
const REAL_ESTATE = [
	"Our Expertise",
	"Our Services",
	"Third Party Integrations",
	"Techstack",
	"Key Benefits",
];

test("the highlighted tab follows the scroll, down and up, and a click leads to its section", async () => {
	await open("/what-we-do/real-estate-software-company");
	const { page } = here.tab;
	const goTo = (name: string) =>
		page
			.getByRole("heading", { level: 2, name, exact: true })
			.evaluate((heading) => heading.scrollIntoView({ behavior: "instant" }));
	for (const name of [...REAL_ESTATE, ...REAL_ESTATE.toReversed()]) {
		await goTo(name);
		await expect.poll(currentTab).toBe(name);
	}
	await tabs().getByRole("link", { name: "Our Services" }).click();
	const heading = page.getByRole("heading", { level: 2, name: "Our Services", exact: true });
	await expect
		.poll(() => heading.evaluate((h) => Math.round(h.getBoundingClientRect().top)), {
			timeout: 5000,
		})
		.toBe(220);
	expect(here.tab.complaints).toEqual([]);
});

test("Back goes one step back, or to the overview when there is no step", async () => {
	const { page } = here.tab;
	const OVERVIEW = "/our-services/third-party-api-integrations";
	await open(`${OVERVIEW}/document-automation`);
	await page
		.getByRole("link", { name: "Back" })
		.or(page.getByRole("button", { name: "Back" }))
		.click();
	await page.waitForURL(`${here.site.url}${OVERVIEW}`);
	await open("/what-we-do/real-estate-software-company");
	await page
		.getByRole("main")
		.getByRole("link", { name: /^Document automation/ })
		.click();
	await page
		.getByRole("link", { name: "Back" })
		.or(page.getByRole("button", { name: "Back" }))
		.click();
	await page.waitForURL(`${here.site.url}/what-we-do/real-estate-software-company`);
	expect(here.tab.complaints).toEqual([]);
});

test("canonical and title are exchanged on navigation: never two, never none", async () => {
	const { page } = here.tab;
	await open("/our-services/product-engineering");
	const canonicals = () =>
		page
			.locator("link[rel=canonical]")
			.evaluateAll((links) =>
				links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
			);
	expect(await canonicals()).toEqual(["/our-services/product-engineering"]);
	await page
		.getByRole("contentinfo")
		.getByRole("link", { name: "Third-party API integrations" })
		.click();
	await page.getByRole("heading", { level: 1, name: "Third-party API integrations" }).waitFor();
	expect(await canonicals()).toEqual(["/what-we-do/third-party-api-integrations"]);
	await expect(page.title()).resolves.toContain("Third-party API integrations");
	expect(here.tab.complaints).toEqual([]);
});

test("the techstack tabs follow the arrow keys and show one panel; without script all are there", async () => {
	const { page } = here.tab;
	await open("/our-services/application-support");
	const tab = (name: string) => page.getByRole("tab", { name });
	await expect(tab("Frontend").getAttribute("aria-selected")).resolves.toBe("true");
	await tab("Frontend").focus();
	await page.keyboard.press("ArrowRight");
	await expect.poll(() => tab("Backend").getAttribute("aria-selected")).toBe("true");
	await page.keyboard.press("End");
	await expect.poll(() => tab("Power Apps").getAttribute("aria-selected")).toBe("true");
	await expect.poll(() => page.getByRole("tabpanel").filter({ visible: true }).count()).toBe(1);
	expect(here.tab.complaints).toEqual([]);

	const plain = await openTab(here.browser, { javaScriptEnabled: false });
	await plain.page.goto(`${here.site.url}/our-services/application-support`);
	for (const word of ["Redux", "ADO.NET", "My Sql", "Google", "Monitoring", "Dataverse"]) {
		await expect(plain.page.getByText(word, { exact: true }).first().isVisible()).resolves.toBe(
			true,
		);
	}
	await plain.close();
});

test("digital transformation changes its slide every five seconds", async () => {
	const { page } = here.tab;
	await page.clock.install();
	await open("/what-we-do/digital-transformation-services");
	const slide = page.locator("[aria-roledescription=slide]:visible");
	await expect.poll(() => slide.getAttribute("aria-label")).toContain("Slide 1 of 3");
	await page.clock.runFor(5_000);
	await page.clock.runFor(400);
	await expect.poll(() => slide.getAttribute("aria-label")).toContain("Slide 2 of 3");
	expect(here.tab.complaints).toEqual([]);
});

test("the half-hour consultation opens the form with type and text filled", async () => {
	const { page } = here.tab;
	await open("/what-we-do/cloud-services");
	await page.getByRole("link", { name: /half-hour consultation/ }).click();
	await page.waitForURL(`${here.site.url}/`);
	await expect
		.poll(() => form(page).getByRole("radio", { name: "Software Solutions" }).isChecked(), {
			timeout: 5000,
		})
		.toBe(true);
	await expect(
		form(page)
			.getByRole("textbox", { name: /^Message/ })
			.inputValue(),
	).resolves.toContain("half-hour");
	expect(here.tab.complaints).toEqual([]);
});

test("who returns from elsewhere stands where he left, before any script file has come", async () => {
	const { page } = here.tab;
	await open("/accessibility");
	await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
	await page.goto("about:blank");
	await page.route("**/*.js", () => {});
	await page.goBack();
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
	// The browser's own place may be of an earlier moment, and it would go there after us.
	await expect(page.evaluate(() => history.scrollRestoration)).resolves.toBe("manual");
	await expect(page.evaluate(() => "hydrated" in document.documentElement.dataset)).resolves.toBe(
		false,
	);
	expect(here.tab.complaints).toEqual([]);
});

test("Power Apps: a tab pads the sections, the very top takes it back, and nothing arrives for ever", async () => {
	const { page } = here.tab;
	await open("/what-we-do/power-apps");
	await expect.poll(() => page.locator("[data-arriving]").count(), { timeout: 4000 }).toBe(0);

	/** How many of the four sections stand lower than they did at first. */
	const heights = () =>
		tabs()
			.getByRole("link")
			.evaluateAll((links) =>
				links.map((link) => {
					const section = document
						.querySelector((link as HTMLAnchorElement).hash)
						?.closest("section");
					return section?.parentElement?.offsetHeight ?? 0;
				}),
			);
	const first = await heights();
	const padded = async () => {
		const now = await heights();
		return now.filter((height, index) => height > (first[index] ?? 0) + 20).length;
	};
	const scrolled = () => page.evaluate(() => scrollY);
	expect(await padded()).toBe(0);
	await tabs().getByRole("link", { name: "Techstack" }).click();
	await expect.poll(padded).toBe(4);
	await expect.poll(currentTab, { timeout: 5000 }).toBe("Techstack");
	await page.waitForTimeout(300);
	expect(await scrolled()).toBeGreaterThan(300);
	await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
	await expect.poll(padded).toBe(0);
	expect(await scrolled()).toBe(0);
	expect(here.tab.complaints).toEqual([]);
});
