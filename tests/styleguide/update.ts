/** Takes the look of today as the one to compare with: `npm run styleguide:update`, then look at the changes before you commit them. */
import { startBrowser } from "../support/browser.ts";
import { beginBaselines, writeBaseline } from "./baselines.ts";
import { capture } from "./capture.ts";
import { startDevServer } from "./dev-server.ts";
import { openGuide } from "./open-guide.ts";
import { views } from "./views.ts";

const [server, browser] = await Promise.all([startDevServer(), startBrowser()]);
try {
	const shots = [];
	for (const view of views) {
		shots.push(...(await capture(await openGuide(browser, server.url, view))));
		console.log(`${view.name}: taken`);
	}
	beginBaselines(browser);
	for (const shot of shots) await writeBaseline(shot);
	console.log(`${shots.length} baselines of ${views.length} views.`);
} finally {
	await browser.close();
	await server.stop();
}
