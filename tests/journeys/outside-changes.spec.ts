import type { BrowserContext, Locator, Page } from "@playwright/test";
import sent from "#company/pages/enquiry-sent.json" with { type: "json" };
import { errorTexts } from "#shared/enquiry.ts";
import { ISLAND_PAGES } from "../support/built-pages.ts";
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
	type OutsideChange,
	outsideChanges,
	type Surrounding,
	surroundings,
} from "../support/page/outside-changes.ts";
import { slideName } from "../support/page-copy.ts";

/**
 * Translators, extensions and networks change pages, before and after their islands start. Then the
 * page and what was typed stay.
 */

type Case = [surrounding: Surrounding, changes: readonly OutsideChange[]];

const AS_IT_IS = "the browser as it is" satisfies Surrounding;
const others = (Object.keys(surroundings) as Surrounding[]).filter((one) => one !== AS_IT_IS);
const allInOthers = others.map((one): Case => [one, allChanges]);

/** Independent changes share one load. */
const SETS: Case[] = [
	[AS_IT_IS, ["texts translated"]],
	[AS_IT_IS, ["elements added", "attributes added"]],
	[AS_IT_IS, ["elements removed", "elements wrapped"]],
];

test.beforeEach(({ problems }) => {
	// React reports that it found its HTML changed, and then draws the island anew.
	problems.allow(/NotFoundError/, /Minified React error/, /HierarchyRequestError/);
});

async function changePage(page: Page, changes: readonly OutsideChange[]) {
	for (const change of changes) await page.evaluate(outsideChanges[change]);
}

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

async function expectWhole(page: Page, before: Awaited<ReturnType<typeof essence>>) {
	expect(await essence(page)).toEqual(before);
	await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
}

/** Uses each island that the page has, and expects that it answers. The form has tests of its own. */
async function expectIslandsAnswer(page: Page) {
	const press = async (control: Locator, answer: () => Promise<void>) => {
		if ((await control.count()) === 0) return;
		await control.dispatchEvent("click");
		await answer();
	};
	const slides = page.locator("[aria-roledescription=carousel]");
	const indicator = slides.getByRole("button", { name: slideName() }).last();
	await press(indicator, () => expect(indicator).toHaveAttribute("aria-current", "true"));
	const tab = page.getByRole("tab").last();
	await press(tab, () => expect(tab).toHaveAttribute("aria-selected", "true"));
	// React may draw these anew at the first click, and they begin again.
	for (const [island, which] of [
		["marquee", "button"],
		["demo", ":is(button, input, select)"],
	]) {
		const control = page.locator(`site-island[data-name=${island}] ${which}`);
		const shown = control.filter({ visible: true }).first();
		await press(shown, () => expect(control.first()).toBeAttached());
	}
}

/** Changes a page before and after its islands start, and expects that it stays whole. */
const expectWholeDespite = (context: BrowserContext, path: string, [where, changes]: Case) =>
	test.step(`${path}, ${where}: ${changes.join(", ")}`, async () => {
		const page = await context.newPage();
		await surroundings[where](page);
		const release = await holdScript(page);
		await page.goto(path);
		const before = await essence(page);
		await changePage(page, changes);
		release();
		await startAllIslands(page);
		for (const round of ["first", "second"]) {
			if (round === "second") await changePage(page, changes);
			await expectIslandsAnswer(page);
			await expectWhole(page, before);
		}
		await page.close();
	});

test("whatever changes a page with islands from outside, its heading, links and fields stay", async ({
	context,
}) => {
	for (const [index, path] of ISLAND_PAGES.entries()) {
		await expectWholeDespite(context, path, SETS[index % SETS.length] ?? [AS_IT_IS, allChanges]);
	}
});

for (const path of ISLAND_PAGES) {
	test(`whatever changes ${path} in any browser, its heading, links and fields stay`, {
		tag: "@release",
	}, async ({ context }) => {
		for (const one of [...SETS, ...allInOthers]) await expectWholeDespite(context, path, one);
	});
}

/** Types one half of an enquiry before the change and one half after it, makes a mistake, and sends it. */
async function sendDespite(
	page: Page,
	enquiry: Required<EnquiryFields>,
	moment: "before" | "after",
	changes: readonly OutsideChange[],
) {
	const { user_name, company, enquiryType, message, ...rest } = enquiry;
	const release = await holdScript(page);
	const start = async () => {
		release();
		await startAllIslands(page);
	};
	await page.goto("/contact");
	const before = await essence(page);
	if (moment === "after") await start();
	await fillForm(page, { user_name, company, enquiryType });
	await changePage(page, changes);
	if (moment === "before") await start();
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

/** Every change by itself, and all of them in every browser that lacks or refuses something. */
const each = [...allChanges.map((change): Case => [AS_IT_IS, [change]]), ...allInOthers];

for (const { name, cases, tag } of [
	{ name: "", cases: [[AS_IT_IS, allChanges] satisfies Case], tag: [] },
	{ name: ", by each change and in each browser", cases: each, tag: "@release" },
])
	for (const moment of ["before", "after"] as const)
		test(`an enquiry is sent whatever changes the form ${moment} its start${name}`, {
			tag,
		}, async ({ context, enquiry, mailFrom }) => {
			for (const [index, [where, changes]] of cases.entries())
				await test.step(`${where}: ${changes.join(", ")}`, async () => {
					const page = await context.newPage();
					await surroundings[where](page);
					const all = { ...enquiry, user_email: `${index}.${enquiry.user_email}` };
					await sendDespite(page, all, moment, changes);
					const { text = "" } = await mailFrom(all.user_email);
					for (const value of Object.values(all))
						expect(text.replaceAll("\r\n", "\n")).toContain(value);
					await page.close();
				});
		});
