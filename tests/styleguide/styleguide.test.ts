import { rmSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { startBrowser } from "../support/browser.ts";
import { baselineMajor, baselineNames, majorOf } from "./baselines.ts";
import { capture } from "./capture.ts";
import { type DevServer, startDevServer } from "./dev-server.ts";
import { differenceOf, FAILURES } from "./difference.ts";
import { views } from "./views.ts";

const SAY = `The styleguide looks different: see ${FAILURES}; if that is meant, run npm run styleguide:update.`;

let browser: Browser;
let server: DevServer | undefined;

beforeAll(async () => {
	browser = await startBrowser();
	rmSync(FAILURES, { recursive: true, force: true });
	const [major, wanted] = [majorOf(browser), baselineMajor()];
	if (major === wanted) server = await startDevServer();
	else console.log(`The pictures are of Chromium ${wanted}, this is ${major}: not compared.`);
});
afterAll(async () => {
	await browser?.close();
	await server?.stop();
});

// At the same time: most of it is waiting for the browser to paint.
test.concurrent.for(views)("every component looks as it did at $name", async (view, context) => {
	const { skip, expect } = context;
	if (!server) return skip();
	const shots = await capture(browser, server.url, view);
	const differences: string[] = [];
	for (const shot of shots) {
		const difference = await differenceOf(shot);
		if (difference) differences.push(difference);
	}
	expect(differences, SAY).toEqual([]);
	expect(baselineNames(view.name).sort(), SAY).toEqual(shots.map(({ name }) => name).sort());
});
