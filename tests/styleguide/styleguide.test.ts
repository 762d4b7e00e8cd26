import { rmSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { axeFindings } from "#lab/accessibility/axe.ts";
import { startBrowser } from "../support/browser.ts";
import { baselineMajor, baselineNames, majorOf } from "./baselines.ts";
import { capture } from "./capture.ts";
import { type DevServer, startDevServer } from "./dev-server.ts";
import { differenceOf, FAILURES } from "./difference.ts";
import { openGuide } from "./open-guide.ts";
import { views } from "./views.ts";

const SAY = `The styleguide looks different: see ${FAILURES}; if that is meant, run npm run styleguide:update.`;

let browser: Browser;
let server: DevServer;

beforeAll(async () => {
	[browser, server] = await Promise.all([startBrowser(), startDevServer()]);
	rmSync(FAILURES, { recursive: true, force: true });
});
afterAll(async () => {
	await browser?.close();
	await server?.stop();
});

/** On a page each component has its own name; a guide shows one several times. */
const SHOWN_TWICE = "axe landmark-unique:";

// At the same time: most of it is waiting for the browser to paint.
test.concurrent.for(views)(
	"axe finds nothing, and every component looks as it did at $name",
	async (view, context) => {
		const { skip, expect } = context;
		const guide = await openGuide(browser, server.url, view);
		const findings = await axeFindings(guide.page);
		expect(findings.filter((finding) => !finding.startsWith(SHOWN_TWICE))).toEqual([]);
		const [major, wanted] = [majorOf(browser), baselineMajor()];
		skip(
			major !== wanted,
			`The pictures are of Chromium ${wanted}, this is ${major}: not compared.`,
		);
		const shots = await capture(guide);
		const differences: string[] = [];
		for (const shot of shots) {
			const difference = await differenceOf(shot);
			if (difference) differences.push(difference);
		}
		expect(differences, SAY).toEqual([]);
		expect(baselineNames(view.name).sort(), SAY).toEqual(shots.map(({ name }) => name).sort());
	},
);
