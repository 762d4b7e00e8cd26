/**
 * Every page and every state, in every view: both judges, the whole way by keyboard, the size of
 * what is pressed. Slow: before a release. Words after the command choose: `… main.ts keyboard`.
 */
import { openTab, startBrowser } from "../../tests/support/browser.ts";
import { startSite } from "../../tests/support/site.ts";
import { none } from "../quality/gate.ts";
import { keepGates } from "../quality/kept-gates.ts";
import { worksFor } from "./works.ts";

const wanted = process.argv.slice(2);
const site = await startSite();
const browser = await startBrowser();
const queue = worksFor(site.url).filter(({ name }) => wanted.every((word) => name.includes(word)));
const total = queue.length;
let findings = 0;

function report(finding: string) {
	findings += 1;
	console.log(`✗ ${finding}`);
}

/** A judge thinks in Node while the other's page works in the browser. */
async function worker() {
	for (let work = queue.shift(); work; work = queue.shift()) {
		const tab = await openTab(browser, { reducedMotion: "reduce" });
		try {
			for (const finding of await work.run(tab.page)) report(finding);
		} catch (error) {
			report(`${work.name}: could not be looked at: ${(error as Error).message}`);
		}
		await tab.close();
		if (queue.length % 20 === 0) console.log(`  ${total - queue.length} of ${total}`);
	}
}

await Promise.all([worker(), worker()]);
await browser.close();
await site.stop();
console.log(`${total} pages and states looked at, ${findings} findings.`);
if (total === 0) throw new Error(`Nothing is named ${wanted.join(" ")}.`);
if (wanted.length === 0) {
	const what = `findings of axe, Alfa, keyboard and finger (${total} pages and states)`;
	keepGates("accessibility", [none(what, findings, "`npm run accessibility`")]);
}
if (findings > 0) process.exitCode = 1;
