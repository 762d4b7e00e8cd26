import { afterEach, describe, expect, test } from "vitest";
import { home } from "#content/home.ts";
import { menus } from "#content/menus.ts";
import { partners } from "#content/partners.ts";
import { ui } from "#content/ui.ts";
import { vacancies } from "#content/vacancies.ts";
import { openTab } from "../support/browser.ts";
import { form } from "../support/enquiry-page.ts";
import { seenTransitions, watchTransitions } from "../support/view-transitions.ts";
import { visit } from "../support/visit.ts";
import { wholePage } from "../support/whole-page.ts";

const here = visit();

afterEach(() => {
	expect(here.tab.complaints).toEqual([]);
});

const hydrated = () => wholePage(here.tab.page);
const inView = (selector: string) =>
	here.tab.page.locator(selector).evaluate((element) => {
		const { top } = element.getBoundingClientRect();
		return top > -10 && top < innerHeight / 2;
	});
const carousel = () => here.tab.page.locator("[aria-roledescription=carousel]");
const currentSlide = () => carousel().locator("[aria-roledescription=slide]:visible");
const slideName = async () => (await currentSlide().getAttribute("aria-label")) ?? "";
const slideTitle = async () => (await slideName()).replace(/^Slide \d of 7: /, "");

describe("the hero", () => {
	test("shows each of the seven slides once, ten seconds each, and begins again", async () => {
		await here.tab.page.clock.install();
		await here.tab.page.goto(here.site.url);
		await hydrated();
		const seen: string[] = [];
		for (let i = 0; i < 7; i++) {
			await expect.poll(slideName).toContain(`Slide ${i + 1} of 7`);
			seen.push(await slideTitle());
			await here.tab.page.clock.runFor(10_000);
			await here.tab.page.clock.runFor(400);
		}
		expect(new Set(seen).size).toBe(7);
		await expect.poll(slideTitle).toBe(seen[0]);
	});

	test("comes in another order at another time, without a change while it loads", async () => {
		const firsts = new Set<string>();
		for (let i = 0; i < 12 && firsts.size < 2; i++) {
			await here.tab.page.goto(here.site.url, { waitUntil: "domcontentloaded" });
			const before = await slideTitleBeforeScript();
			await hydrated();
			expect(await slideTitle()).toBe(before);
			firsts.add(before);
		}
		expect(firsts.size).toBeGreaterThan(1);
	});

	const slideTitleBeforeScript = () =>
		currentSlide()
			.locator("h2, h1")
			.first()
			.evaluate(
				(heading) =>
					heading.closest("[aria-roledescription=slide]")?.getAttribute("aria-label") ?? "",
			)
			.then((name) => name.replace(/^Slide \d of 7: /, ""));

	test("stands still while paused, and moves on by its buttons and keys", async () => {
		await here.tab.page.clock.install();
		await here.tab.page.goto(here.site.url);
		await hydrated();
		await carousel().getByRole("button", { name: "Pause slides" }).click();
		await here.tab.page.mouse.move(0, 0);
		const first = await slideName();
		await here.tab.page.clock.runFor(25_000);
		expect(await slideName()).toBe(first);
		await carousel().getByRole("button", { name: "Next slide" }).click();
		await here.tab.page.clock.runFor(400);
		await expect.poll(slideName).toContain("Slide 2 of 7");
		await carousel().getByRole("button", { name: "Previous slide" }).click();
		await here.tab.page.clock.runFor(400);
		await expect.poll(slideName).toContain("Slide 1 of 7");
		await here.tab.page.keyboard.press("ArrowLeft");
		await here.tab.page.clock.runFor(400);
		await expect.poll(slideName).toContain("Slide 7 of 7");
	});

	test("starts paused for who asks for less motion", async () => {
		const still = await openTab(here.browser, { reducedMotion: "reduce" });
		await still.page.goto(here.site.url);
		await still.page
			.locator("[aria-roledescription=carousel]")
			.getByRole("button", { name: "Play slides" })
			.waitFor();
		expect(still.complaints).toEqual([]);
		await still.close();
	});
});

describe("the menu", () => {
	test("opens, holds every offering, and closes on Escape and on a click on the page", async () => {
		const { page } = here.tab;
		await page.goto(here.site.url);
		const button = page.getByRole("banner").getByRole("button", { name: "What we do" });
		await button.click();
		for (const { label } of [...menus.solutions, ...menus.services]) {
			await expect(
				page.getByRole("banner").getByRole("link", { name: label }).isVisible(),
			).resolves.toBe(true);
		}
		await expect.poll(() => button.getAttribute("aria-expanded")).toBe("true");
		await page.keyboard.press("Escape");
		await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
		await expect(button.evaluate((element) => element === document.activeElement)).resolves.toBe(
			true,
		);
		await button.click();
		await page.mouse.click(720, 850);
		await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
	});

	test.each([
		{ width: 1440, height: 900, opens: ui.menuWhatWeDo },
		{ width: 390, height: 844, opens: ui.menuOpen },
	])("opened by $opens, closes when the focus goes on to what it covers", async (wide) => {
		const tab = await openTab(here.browser, { viewport: wide });
		const { page } = tab;
		await page.goto(here.site.url);
		await wholePage(page);
		const button = page.getByRole("banner").getByRole("button", { name: wide.opens }).first();
		await button.focus();
		await page.keyboard.press("Enter");
		const popover = page.locator(":popover-open");
		await popover.waitFor();
		const within = () => popover.evaluate((panel) => panel.contains(document.activeElement));
		await page.keyboard.press("Tab");
		await expect(within()).resolves.toBe(true);
		await page.keyboard.press("Shift+Tab");
		await expect(popover.isVisible()).resolves.toBe(true);
		for (let stop = 0; stop < 30 && (await popover.count()) > 0; stop++) {
			await page.keyboard.press("Tab");
		}
		await popover.waitFor({ state: "detached" });
		const focused = await page.evaluate(() => document.activeElement?.tagName);
		expect(["A", "BUTTON"]).toContain(focused);
		expect(tab.complaints).toEqual([]);
		await tab.close();
	});

	test("is a panel on a phone, with one sub-section open at a time", async () => {
		const phone = await openTab(here.browser, { viewport: { width: 390, height: 844 } });
		const { page } = phone;
		await page.goto(here.site.url);
		const banner = page.getByRole("banner");
		await banner.getByRole("button", { name: "Open menu" }).click();
		await banner.getByRole("button", { name: "Close menu" }).waitFor();
		const row = (name: string) => banner.locator("summary:visible", { hasText: name });
		await row("What we do").click();
		await row("Solutions").click();
		const solution = banner.getByRole("link", { name: menus.solutions[0]?.label });
		const service = banner.getByRole("link", { name: menus.services[0]?.label });
		await solution.waitFor();
		await row("Services").click();
		await service.waitFor();
		await expect(solution.isVisible()).resolves.toBe(false);
		await banner.getByRole("button", { name: "Close menu" }).click();
		await banner.getByRole("button", { name: "Open menu" }).waitFor();
		expect(phone.complaints).toEqual([]);
		await phone.close();
	});
});

describe("a section", () => {
	test.each(menus.sections)(
		"$label is reached from its menu item at home",
		async ({ label, section }) => {
			await here.tab.page.goto(here.site.url);
			await hydrated();
			await here.tab.page
				.getByRole("banner")
				.getByRole("link", { name: label, exact: true })
				.click();
			await expect.poll(() => inView(`#${section}`), { timeout: 5000 }).toBe(true);
		},
	);

	test("is reached from another page, and the state is cleared afterwards", async () => {
		const { page } = here.tab;
		await page.goto(`${here.site.url}/techstack`);
		await hydrated();
		await page.getByRole("banner").getByRole("link", { name: "Careers" }).click();
		await page.waitForURL(`${here.site.url}/`);
		await expect.poll(() => inView("#career"), { timeout: 5000 }).toBe(true);
		await expect.poll(() => page.evaluate(() => history.state?.usr ?? null)).toBeNull();
		expect(page.url()).toBe(`${here.site.url}/`);
		await page.reload();
		await hydrated();
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
	});

	test("is reached without script", async () => {
		const plain = await openTab(here.browser, { javaScriptEnabled: false });
		await plain.page.goto(`${here.site.url}/techstack`);
		await plain.page.getByRole("banner").getByRole("link", { name: "Careers" }).click();
		await plain.page.waitForURL(`${here.site.url}/#career`);
		await plain.close();
	});
});

test("Apply chooses Career and writes the role into an empty message", async () => {
	const { page } = here.tab;
	await page.goto(here.site.url);
	await hydrated();
	const role = vacancies[0]?.company ?? "";
	await page
		.locator("#career")
		.getByRole("link", { name: role })
		.or(page.locator("#career").getByRole("button", { name: role }))
		.click();
	await expect.poll(() => inView("#contact"), { timeout: 5000 }).toBe(true);
	await expect(form(page).getByRole("radio", { name: "Career" }).isChecked()).resolves.toBe(true);
	await expect(
		form(page)
			.getByRole("textbox", { name: /^Message/ })
			.inputValue(),
	).resolves.toContain(role);
});

test("the logos are named once, move, and stop at the visitor's word", async () => {
	const { page } = here.tab;
	await page.goto(here.site.url);
	await hydrated();
	const names = await page
		.getByRole("img")
		.evaluateAll((images) => images.map((image) => image.getAttribute("alt")));
	for (const { name } of partners) expect(names.filter((given) => given === name).length).toBe(1);
	await page.getByRole("button", { name: "Pause moving logos" }).click();
	await page.getByRole("button", { name: "Start moving logos" }).waitFor();
});

test("the techstack has one group open at most", async () => {
	const { page } = here.tab;
	await page.goto(here.site.url);
	await hydrated();
	const stack = page.locator("#techstack");
	const [backend, frontend] = home.techstack.groups;
	const tile = (title = "") => stack.getByText(title, { exact: true });
	const header = (group = "") => stack.locator("summary, button", { hasText: group }).first();
	await header(backend?.group).click();
	await tile("SQL Server").waitFor();
	await header(frontend?.group).click();
	await tile("Tailwind CSS").waitFor();
	await tile("SQL Server").waitFor({ state: "hidden" });
	await header("Cloud").click();
	await tile("Tailwind CSS").waitFor({ state: "hidden" });
	await expect(stack.getByText("Google Cloud Platform").first().isVisible()).resolves.toBe(true);
});

test("the theme follows the system, changes by the switch, and is remembered without a flash", async () => {
	const { page } = here.tab;
	await page.goto(here.site.url);
	await hydrated();
	const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
	const light = await ground();
	await page.getByRole("button", { name: "Colour theme: light" }).click();
	await page.getByRole("button", { name: "Colour theme: dark" }).waitFor();
	const dark = await ground();
	expect(dark).not.toBe(light);
	await page.reload({ waitUntil: "commit" });
	await page.waitForSelector("h1", { state: "attached" });
	expect(await ground()).toBe(dark);
});

test("an unknown address gets a helpful page and status 404", async () => {
	const { page } = here.tab;
	const answer = await page.goto(`${here.site.url}/what-we-do/cloud-servces`);
	expect(answer?.status()).toBe(404);
	await page.getByRole("link", { name: /Cloud consulting and services\?/ }).waitFor();
	// The browser reports the 404 of the page itself.
	here.tab.complaints.splice(0);
});

test("a card grows into the head of its page", async () => {
	const { page } = here.tab;
	await page.goto(here.site.url);
	await hydrated();
	await watchTransitions(page);
	await page.locator("#whatwedo a").first().click();
	await page.waitForURL(/real-estate-software-company$/);
	await expect
		.poll(() => seenTransitions(page))
		.toContain("::view-transition-group(subject-real-estate)");
});

test("cards are placed as they come into view, and stand still for who asks for less motion", async () => {
	const placed = async (reducedMotion: "reduce" | "no-preference") => {
		const tab = await openTab(here.browser, { reducedMotion });
		await tab.page.goto(here.site.url);
		await wholePage(tab.page);
		const names = await tab.page.evaluate(() =>
			document.getAnimations().map((one) => (one as CSSAnimation).animationName),
		);
		await tab.close();
		return names.filter((name) => name?.includes("place")).length;
	};
	expect(await placed("no-preference")).toBeGreaterThan(10);
	expect(await placed("reduce")).toBe(0);
});
