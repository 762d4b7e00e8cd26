/** Both judges on every page and in every state, in every view. Slow: before a release. */
import type { Page } from "playwright-core";
import { openTab, startBrowser } from "../../tests/support/browser.ts";
import { builtPages } from "../../tests/support/built-pages.ts";
import { startSite } from "../../tests/support/site.ts";
import { wholePage } from "../../tests/support/whole-page.ts";
import { judge } from "./judge.ts";
import { existsAt, states } from "./states.ts";
import { nameOf, showIn, views } from "./views.ts";

type Work = { name: string; run(page: Page): Promise<void> };

/** The answer page of the service never runs a script. */
const SCRIPTLESS = "/enquiry-failed";
const UNKNOWN = "/no-such-page";

const site = await startSite();
const browser = await startBrowser();
let findings = 0;

function report(finding: string) {
	findings += 1;
	console.log(`✗ ${finding}`);
}

async function open(page: Page, path: string) {
	await page.goto(`${site.url}${path}`);
	if (path !== SCRIPTLESS) await wholePage(page);
}

async function look(page: Page, where: string) {
	for (const finding of await judge(page)) report(`${where}: ${finding}`);
}

const pages = [...builtPages, UNKNOWN].map(
	(path): Work => ({
		name: path,
		async run(page) {
			await open(page, path);
			for (const view of views) {
				await showIn(page, view);
				await look(page, `${path}, ${nameOf(view)}`);
			}
		},
	}),
);

const stateWork = states.flatMap((state) =>
	views
		.filter(({ width }) => existsAt(state, width))
		.map(
			(view): Work => ({
				name: `${state.name}, ${nameOf(view)}`,
				async run(page) {
					await showIn(page, view);
					await open(page, state.path);
					await state.reach(page);
					await look(page, `${state.name}, ${nameOf(view)}`);
				},
			}),
		),
);

const queue = [...pages, ...stateWork];
const total = queue.length;

/** A judge thinks in Node while the other's page works in the browser. */
async function worker() {
	for (let work = queue.shift(); work; work = queue.shift()) {
		const tab = await openTab(browser, { reducedMotion: "reduce" });
		await work.run(tab.page).catch((error: Error) => {
			report(`${work.name}: could not be looked at: ${error.message}`);
		});
		await tab.close();
		if (queue.length % 20 === 0) console.log(`  ${total - queue.length} of ${total}`);
	}
}

await Promise.all([worker(), worker()]);
await browser.close();
await site.stop();
console.log(`${total} pages and states looked at, ${findings} findings.`);
if (findings > 0) process.exitCode = 1;
