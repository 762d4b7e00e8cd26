import type { BrowserContext, Locator, Page } from "@playwright/test";
import sent from "#company/pages/enquiry-sent.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import { errorTexts } from "#shared/enquiry.ts";
import { ISLAND_PAGES, SAMPLE_PAGES } from "../support/built-pages.ts";
import { expect, test } from "../support/fixtures.ts";
import {
	type EnquiryFields,
	field,
	fillForm,
	sendButton,
	successModal,
	typeInto,
} from "../support/page/enquiry-page.ts";
import { holdScript, startAllIslands } from "../support/page/interactive.ts";
import {
	allChanges,
	changePage,
	type OutsideChange,
	type Surrounding,
	surroundings,
} from "../support/page/outside-changes.ts";
import { slideName } from "../support/page-copy.ts";

/**
 * Translators, extensions and networks change pages, before and after their islands start. Then the
 * page and what was typed stay.
 */

/** React reports that it found its HTML changed, and then draws the island anew. */
const REPORTED = [/NotFoundError/, /Minified React error/, /HierarchyRequestError/];

const AS_IT_IS = "the browser as it is" satisfies Surrounding;
const everySurrounding = Object.keys(surroundings) as Surrounding[];

/** What must stay: headings and addresses of links, in order, and the names of fields. */
const essence = (page: Page) =>
	page.evaluate(() => {
		const all = <T extends Element>(selector: string) => [
			...document.body.querySelectorAll<T>(selector),
		];
		return {
			heading: all("h1").map((heading) => heading.textContent?.replaceAll(/\s+/g, " ").trim()),
			links: all<HTMLAnchorElement>("header a, main a, footer a")
				.filter((link) => !link.closest("site-island"))
				.map(({ href }) => href),
			fields: all<HTMLInputElement>("form [name]:not([type=hidden])").map(({ name }) => name),
		};
	});

/** Uses each island that the page has, and expects that it answers. The form has tests of its own. */
async function expectIslandsAnswer(page: Page) {
	const island = (name: string) => page.locator(`site-island[data-name=${name}]`);
	const press = async (control: Locator) => {
		if (await control.count()) await control.dispatchEvent("click");
		return control.count();
	};
	const indicator = page
		.locator("[aria-roledescription=carousel]")
		.getByRole("button", { name: slideName() })
		.last();
	if (await press(indicator)) await expect(indicator).toHaveAttribute("aria-current", "true");
	const tab = island("techstack").getByRole("tab").last();
	if (await press(tab)) await expect(tab).toHaveAttribute("aria-selected", "true");
	const pause = island("marquee").getByRole("button", { name: ui.marqueePause });
	if (await press(pause)) {
		await press(island("marquee").getByRole("button", { name: ui.marqueePlay }));
		await expect(pause).toBeAttached();
	}
	if (await island("demo").count()) {
		const controls = island("demo").locator("button, input, select");
		await expect(controls.first()).toBeAttached();
		await press(controls.locator("visible=true").first());
		await expect(controls.first()).toBeAttached();
	}
}

async function expectWhole(page: Page, before: Awaited<ReturnType<typeof essence>>) {
	expect(await essence(page)).toEqual(before);
	await expect(page.locator("body")).not.toContainText(ui.brokenHeading);
	await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
}

/** Changes a page before and after its islands start, and expects that it stays whole. */
async function expectWholeDespite(
	context: BrowserContext,
	path: string,
	surrounding: Surrounding,
	changes: readonly OutsideChange[],
) {
	await test.step(`${path}, ${surrounding}: ${changes.join(", ")}`, async () => {
		const page = await context.newPage();
		await surroundings[surrounding](page);
		const release = await holdScript(page);
		await page.goto(path);
		const before = await essence(page);
		for (const change of changes) await changePage(page, change);
		release();
		await startAllIslands(page);
		await expectIslandsAnswer(page);
		await expectWhole(page, before);
		for (const change of changes) await changePage(page, change);
		await expectIslandsAnswer(page);
		await expectWhole(page, before);
		await page.close();
	});
}

/** The changes of one load: those that are independent share it. */
const SETS: OutsideChange[][] = [
	["texts translated"],
	["elements added", "attributes added"],
	["elements removed", "elements wrapped"],
];

test("whatever changes a page with islands from outside, its heading, links and fields stay", async ({
	context,
	problems,
}) => {
	problems.allow(...REPORTED);
	for (const [index, path] of ISLAND_PAGES.entries()) {
		const changes = SETS[index % SETS.length] ?? allChanges;
		await expectWholeDespite(context, path, AS_IT_IS, changes);
	}
});

for (const path of SAMPLE_PAGES) {
	test(`whatever changes ${path} from outside, its heading, links and fields stay`, {
		tag: "@release",
	}, async ({ context, problems }) => {
		problems.allow(...REPORTED);
		for (const surrounding of everySurrounding) {
			for (const changes of surrounding === AS_IT_IS ? SETS : [allChanges]) {
				await expectWholeDespite(context, path, surrounding, changes);
			}
		}
	});
}

/** Types one half of an enquiry before the change and one half after it, makes a mistake, and sends it. */
async function sendDespite(
	page: Page,
	enquiry: Required<EnquiryFields>,
	path: string,
	moment: "before" | "after",
	changes: readonly OutsideChange[],
) {
	const { user_name, company, enquiryType, message, ...rest } = enquiry;
	const release = await holdScript(page);
	await page.goto(path);
	const before = await essence(page);
	if (moment === "after") {
		release();
		await startAllIslands(page);
	}
	await fillForm(page, { user_name, company, enquiryType });
	for (const change of changes) await changePage(page, change);
	if (moment === "before") {
		release();
		await startAllIslands(page);
	}
	await typeInto(field(page, "phone"), rest.phone);
	await typeInto(field(page, "message"), message);
	await typeInto(field(page, "user_email"), "x");
	await page.keyboard.press("Tab");
	await expect(field(page, "user_email")).toHaveAttribute("aria-invalid", "true");
	await expect(field(page, "user_email")).toHaveAccessibleDescription(
		new RegExp(errorTexts.emailFormat),
	);
	await typeInto(field(page, "user_email"), rest.user_email);
	await sendButton(page).click();
	// Without its library the form is sent by the browser, which shows a page.
	const sentPage = page.getByRole("heading", { level: 1, name: sent.heading });
	await expect(successModal(page).or(sentPage)).toBeVisible();
	if (await successModal(page).isVisible()) await expectWhole(page, before);
}

const MOMENTS = ["before", "after"] as const;

type Case = [surrounding: Surrounding, changes: readonly OutsideChange[]];
/** Every change by itself, and all of them in every browser that lacks or refuses something. */
const cases: Case[] = everySurrounding.flatMap((surrounding): Case[] =>
	surrounding === AS_IT_IS
		? allChanges.map((change): Case => [surrounding, [change]])
		: [[surrounding, allChanges]],
);

for (const [name, chosen, tag] of [
	["", [[AS_IT_IS, allChanges]] satisfies Case[], []],
	[", by each change and in each browser", cases, ["@release"]],
] as const) {
	for (const moment of MOMENTS) {
		test(`an enquiry is sent whatever changes the form ${moment} its start${name}`, {
			tag: [...tag],
		}, async ({ context, enquiry, mailFrom, problems }) => {
			problems.allow(...REPORTED);
			for (const [index, [surrounding, changes]] of chosen.entries()) {
				await test.step(`${surrounding}: ${changes.join(", ")}`, async () => {
					const page = await context.newPage();
					await surroundings[surrounding](page);
					const user_email = `${index}.${enquiry.user_email}`;
					const path = index % 2 === 0 ? "/contact" : "/";
					await sendDespite(page, { ...enquiry, user_email }, path, moment, changes);
					const { text = "" } = await mailFrom(user_email);
					for (const value of Object.values({ ...enquiry, user_email })) {
						expect(text.replaceAll("\r\n", "\n")).toContain(value);
					}
					await page.close();
				});
			}
		});
	}
}
