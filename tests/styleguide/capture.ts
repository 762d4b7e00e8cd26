import type { Page } from "playwright-core";
import type { Guide } from "./open-guide.ts";

export type Shot = { name: string; png: Buffer };
type Box = { x: number; y: number; width: number; height: number };

async function take({ session, view }: Guide, box: Box): Promise<Buffer> {
	const { data } = await session.send("Page.captureScreenshot", {
		clip: { ...box, scale: view.scale },
		captureBeyondViewport: true,
		optimizeForSpeed: true,
	});
	return Buffer.from(data, "base64");
}

/** The boxes of elements on the page, in whole pixels; not of those without a size. */
const boxesOf = (page: Page, selector: string) =>
	page.evaluate((selector) => {
		return [...document.querySelectorAll<HTMLElement>(selector)]
			.map((element) => {
				const { left, top, width, height } = element.getBoundingClientRect();
				const name = element.dataset.specimen ?? "";
				const [x, y] = [Math.floor(left + scrollX), Math.floor(top + scrollY)];
				return { name, x, y, width: Math.ceil(width), height: Math.ceil(height) };
			})
			.filter(({ width, height }) => width > 0 && height > 0);
	}, selector);

async function takeOne(guide: Guide, name: string, selector: string): Promise<Shot> {
	const [box] = await boxesOf(guide.page, selector);
	if (!box) throw new Error(`The styleguide shows no ${selector}.`);
	return { name, png: await take(guide, box) };
}

const stageOf = (name: string) => `[data-specimen="${name}"]`;

/** Leaves one specimen on the page: the browser does not always paint all of a very long one. */
const showOnly = (page: Page, stage: string) =>
	page.evaluate(async (stage) => {
		for (const other of document.querySelectorAll("[data-specimen]")) {
			const section = other.closest("section");
			if (section) section.hidden = !other.matches(stage);
		}
		scrollTo(0, 0);
		const painted = () => new Promise((done) => requestAnimationFrame(done));
		await painted();
		await painted();
	}, stage);

async function* specimens(guide: Guide): AsyncGenerator<Shot> {
	for (const { name } of await boxesOf(guide.page, "[data-specimen]:not([data-on-demand])")) {
		await showOnly(guide.page, stageOf(name));
		yield await takeOne(guide, name, stageOf(name));
	}
	await showOnly(guide.page, "*");
}

/** What takes the focus or covers the page, one after the other. */
async function* onDemand(guide: Guide): AsyncGenerator<Shot> {
	const { page } = guide;
	for (const { name } of await boxesOf(page, "[data-on-demand]")) {
		const stage = stageOf(name);
		await showOnly(page, stage);
		await page.locator(`${stage} button`).first().click();
		await page.locator(`${stage} :is(dialog, form)`).waitFor();
		const isDialog = (await page.locator("dialog[open]").count()) > 0;
		yield await takeOne(guide, name, isDialog ? "dialog[open]" : stage);
		if (isDialog) await page.keyboard.press("Escape");
		await showOnly(page, "*");
	}
}

async function* menus(guide: Guide): AsyncGenerator<Shot> {
	const { page } = guide;
	const { width } = guide.view;
	await showOnly(page, stageOf("siteheader"));
	const header = page.locator("[data-specimen=siteheader]");
	await header.getByRole("button", { name: width < 1000 ? "Open menu" : "What we do" }).click();
	await page.locator(":popover-open").waitFor();
	yield await takeOne(guide, "menu-open", ":popover-open");
	if (width < 1000) {
		for (const summary of ["What we do", "Solutions"]) {
			await page.locator(":popover-open summary", { hasText: summary }).first().click();
		}
		yield await takeOne(guide, "menu-unfolded", ":popover-open");
	}
	await page.keyboard.press("Escape");
}

/** Every specimen of the styleguide and what opens over it; closes the guide. */
export async function capture(guide: Guide): Promise<Shot[]> {
	const shots: Shot[] = [];
	for (const part of [specimens(guide), onDemand(guide), menus(guide)]) {
		for await (const { name, png } of part) shots.push({ name: `${name}.${guide.view.name}`, png });
	}
	// Only a styleguide shows a card twice; a page has each subject once, and its tests take no warning.
	const complaints = guide.complaints.filter((one) => !one.includes("<ViewTransition name"));
	if (complaints.length > 0) throw new Error(complaints.join("\n"));
	await guide.close();
	return shots;
}
