import ui from "#company/ui.json" with { type: "json" };
import type { SectionRecord } from "#content/schema/sections.ts";
import { fill } from "#shared/fill.ts";
import { foldsOnPhones, itemCopy } from "#site/sections/item-copy.ts";
import { expect, test } from "../support/fixtures.ts";
import { offeringLike, sectionsAt } from "../support/page-copy.ts";

const REAL_ESTATE = "/what-we-do/real-estate-software-company";
const TABBED = offeringLike(REAL_ESTATE, ({ sections }) => sections.some(({ tab }) => tab));
type ItemsRecord = Extract<SectionRecord, { kind: "items" }>;
/** On phones, the layouts with titles fold a long list. */
const isLongList = (section: SectionRecord): section is ItemsRecord =>
	section.kind === "items" &&
	["cards", "register"].includes(section.layout) &&
	foldsOnPhones(section.items.map(itemCopy));
const LISTED = offeringLike(REAL_ESTATE, ({ sections }) => sections.some(isLongList));

/** The position of a section heading after a click on its tab, in pixels from the viewport top. */
const HEADING_TOP = 220;

test("the current tab follows the scroll position, and a click scrolls to its section", async ({
	page,
	open,
}) => {
	await open(TABBED);
	const tabs = page.getByRole("navigation", { name: ui.tabsLabel });
	const tabbed = sectionsAt(TABBED).flatMap(({ tab, id }) => (tab ? [{ tab, id }] : []));
	for (const { tab, id } of [...tabbed, ...tabbed.toReversed()]) {
		await page.locator(`#${id}`).evaluate((heading) => {
			heading.scrollIntoView({ behavior: "instant" });
		});
		await expect(tabs.locator("[aria-current]")).toHaveText(tab);
	}
	const second = tabbed[1];
	if (!second) throw new Error("The page has fewer than two tabs.");
	await tabs.getByRole("link", { name: second.tab }).click();
	const top = () =>
		page.locator(`#${second.id}`).evaluate((one) => Math.round(one.getBoundingClientRect().top));
	await expect.poll(top).toBe(HEADING_TOP);
});

test("a long list shows its descriptions on a wide screen and on paper, and on a phone a tap opens one", {
	tag: "@release",
}, async ({ page, open }) => {
	await open(LISTED);
	const item = sectionsAt(LISTED).find(isLongList)?.items[1];
	if (!item || !("title" in item)) throw new Error("The section has no list of titles.");
	const description = page.getByText(item.description);
	await expect(description).toBeVisible();
	await page.setViewportSize({ width: 390, height: 844 });
	await expect(description).toBeHidden();
	// The control lies over the title, hence the force.
	await page.getByRole("heading", { level: 3, name: item.title }).click({ force: true });
	await expect(description).toBeVisible();
	const about = fill(ui.readMoreAbout, { title: item.title });
	await page.locator("summary").filter({ hasText: about }).press("Enter");
	await expect(description).toBeHidden();
	await page.emulateMedia({ media: "print" });
	await expect(description).toBeVisible();
});
