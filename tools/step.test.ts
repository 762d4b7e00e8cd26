import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runEach, runStep } from "./step.ts";

let printed = "";

beforeEach(() => {
	printed = "";
	vi.spyOn(process.stdout, "write").mockImplementation((text) => {
		printed += text;
		return true;
	});
});
afterEach(() => vi.restoreAllMocks());

const program = (title: string, code: string) => ({ title, args: ["-e", code] });
const passes = program("Passing", `console.log("long story\\n Tests  3 passed (3)")`);
const fails = program("Failing", `console.log("to stdout"); console.error("why"); process.exit(2)`);

test("a step that passes prints its title, duration and summary", async () => {
	await runStep({ ...passes, summary: /^\s*Tests\s+(.*)$/m });
	expect(printed).toMatch(/^Passing …\nPassing: passed in \d+ s, 3 passed \(3\)\.\n$/);
});

test("runs all steps, prints the output of those that fail, and returns their titles", async () => {
	expect(await runEach([fails, passes])).toEqual(["Failing"]);
	for (const text of ["to stdout\n", "why\n", "Failing: failed after ", "Passing: passed"])
		expect(printed).toContain(text);
});

test("a step that the system ends names the memory", async () => {
	const ends = program(
		"Building",
		`process.kill(process.pid, "SIGKILL"); setInterval(() => {}, 9)`,
	);
	await expect(runStep(ends)).rejects.toThrow(
		/^Building: failed after \d+ s\. .+ the build needs 2 GB, and this machine has [\d.]+ GB\.$/,
	);
});
