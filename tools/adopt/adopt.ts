/**
 * `npm run adopt` makes company/ that of another firm: it asks, or reads the answers from a file
 * (`npm run adopt -- answers.json`). Only files in company/ change.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { main, runStep, say } from "../run/step.ts";
import { adoptCompany } from "./adopt-company.ts";
import { adoptFaces, faceMistake, readFaces } from "./adopt-faces.ts";
import { mistakeIn, offeringMistake, questionOf, questions, readAnswers } from "./answers.ts";

const COMPANY = "company";

/** What is not committed would be lost, and `git checkout company` is the way back. */
function refuseUncommitted(): void {
	if (!existsSync(".git")) return;
	const changed = execFileSync("git", ["status", "--porcelain", COMPANY], { encoding: "utf8" });
	if (changed) {
		throw new Error(
			"company/ has changes that are not committed. Commit them first, so that nothing is lost.",
		);
	}
}

const offerings = (group: string): string[] =>
	readdirSync(`${COMPANY}/pages`)
		.filter((file) => file.endsWith(".json"))
		.map((file) => ({ file, page: JSON.parse(readFileSync(`${COMPANY}/pages/${file}`, "utf8")) }))
		.filter(({ page }) => page.group === group)
		.sort((a, b) => a.page.order - b.page.order)
		.map(({ file }) => file.replace(/\.json$/, ""));

async function askAll(): Promise<unknown> {
	const terminal = createInterface({ input: process.stdin });
	const lines = terminal[Symbol.asyncIterator]();
	const answers: Record<string, string | string[]> = {};
	for (const key of questions) {
		const isList = key === "solutions" || key === "services";
		const known = isList ? offerings(key) : [];
		if (isList) say(`There are: ${known.join(", ")}`);
		for (;;) {
			process.stdout.write(`${questionOf(key)}: `);
			const { value, done } = await lines.next();
			if (done) throw new Error("\nNot all questions were answered. Nothing was changed.");
			const ids: string[] = isList ? value.split(",").map((id: string) => id.trim()) : [];
			answers[key] = isList ? ids : value.trim();
			// Only a person can answer again. Of answers from a pipe, all mistakes are listed at the end.
			const mistake = process.stdin.isTTY
				? (mistakeIn(key, answers[key]) ??
					offeringMistake(key, known, ids) ??
					(await faceMistake(key, answers[key])))
				: undefined;
			if (!mistake) break;
			say(mistake);
		}
	}
	terminal.close();
	return answers;
}

function answersFrom(file: string): unknown {
	if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
	try {
		return JSON.parse(readFileSync(file, "utf8"));
	} catch {
		throw new Error(`${file} is no JSON. See docs/how-to/rebrand.md for an example.`);
	}
}

await main(async () => {
	refuseUncommitted();
	const [file] = process.argv.slice(2);
	const answers = readAnswers(file ? answersFrom(file) : await askAll());
	const fonts = await readFaces(answers);
	adoptCompany(COMPANY, answers);
	adoptFaces(COMPANY, fonts);
	const step = (title: string, ...args: string[]) => runStep({ title, args });
	await runStep({
		title: "Making the palette, the icons, the fonts and the logos",
		args: ["tools/brand/brand.ts"],
		live: true,
	});
	await step(
		"Formatting company/",
		"node_modules/@biomejs/biome/bin/biome",
		"check",
		"--write",
		COMPANY,
	);
	say(`company/ is that of ${answers.company} now. Next: npm start, then npm run launch-check.`);
});
