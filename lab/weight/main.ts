/**
 * `npm run lab:weight` weighs what the first load of each page takes. `npm test` checks the limits.
 * `--save` writes the figures, and all limits, to docs/quality.md and the page about quality.
 */
import { buildSite } from "#tools/run/build-site.ts";
import { main, say } from "#tools/run/step.ts";
import { readPages } from "#tools/site-checks/pages.ts";
import { heaviestPage, type Weight, wholeSheetSize } from "#tools/site-checks/weight.ts";
import { limitsTable } from "../limits-table.ts";
import { measuredCommit, saveMeasurements } from "../measurements.ts";
import { saveSection, table } from "../report.ts";

const CLIENT = "build/client";
const KB = 1024;

await main(async () => {
	const commit = process.argv.includes("--save") ? measuredCommit() : undefined;
	await buildSite();
	const pages = readPages(CLIENT);
	const heaviest = (kind: keyof Weight) => {
		const { path, bytes } = heaviestPage(pages, CLIENT, kind);
		return { path, kb: Number((bytes / KB).toFixed(1)) };
	};
	const [script, css, html] = [heaviest("script"), heaviest("css"), heaviest("html")];
	const whole = Number((wholeSheetSize(CLIENT) / KB).toFixed(1));
	const text = table(
		["the heaviest of the first load, brotli", "page", "KB"],
		[
			["script", script.path, script.kb],
			["style sheet", css.path, css.kb],
			["style sheet of the whole site, with the script", "all", whole],
			["HTML", html.path, html.kb],
		],
	);
	say(`\n${text}\n`);
	if (!commit) return;
	saveSection("limits", limitsTable());
	saveSection("weight", text);
	const numbers = { of: pages.size };
	saveMeasurements(commit, {
		script: { value: script.kb, numbers },
		"style-sheet": { value: css.kb, numbers: { ...numbers, whole } },
		html: { value: html.kb, numbers },
	});
});
