/**
 * `npm run adopt` makes company/ that of another firm: it asks, or reads the answers from a file
 * (`npm run adopt -- answers.json`). Only files in company/ change.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { main, runStep, say } from "../step.ts";
import { adoptCompany } from "./adopt-company.ts";
import { choicesOf, mistakeIn, questionOf, questions, readAnswers } from "./answers.ts";

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

async function askAll(): Promise<object> {
	const terminal = createInterface({ input: process.stdin });
	const lines = terminal[Symbol.asyncIterator]();
	const answers: Record<string, string> = {};
	for (const key of questions) {
		const choices = choicesOf(COMPANY, key);
		if (choices.length > 0) say(`There are: ${choices.join(", ")}`);
		for (;;) {
			process.stdout.write(`${questionOf(key)}: `);
			const { value, done } = await lines.next();
			if (done) throw new Error("\nNot all questions were answered. Nothing was changed.");
			answers[key] = value.trim();
			// Only a person can answer again. Of answers from a pipe, all mistakes are listed at the end.
			const mistake = process.stdin.isTTY && (await mistakeIn(key, value.trim(), COMPANY));
			if (!mistake) break;
			say(mistake);
		}
	}
	terminal.close();
	return answers;
}

function answersFrom(file: string): object {
	if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
	try {
		return Object(JSON.parse(readFileSync(file, "utf8")));
	} catch {
		throw new Error(`${file} is no JSON. See docs/how-to/rebrand.md for an example.`);
	}
}

await main(async () => {
	refuseUncommitted();
	const [file] = process.argv.slice(2);
	const answers = await readAnswers(file ? answersFrom(file) : await askAll(), COMPANY);
	await adoptCompany(COMPANY, answers);
	const biome = "node_modules/@biomejs/biome/bin/biome";
	await runStep({ title: "Making the brand", args: ["tools/brand/brand.ts"], live: true });
	await runStep({ title: "Formatting company/", args: [biome, "check", "--write", COMPANY] });
	say(`company/ is that of ${answers.company} now. Next: npm start, then npm run launch-check.`);
	say("Back to the former firm: git checkout company && git clean -fd company");
});
