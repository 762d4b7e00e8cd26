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
const passes = {
	...program("Passing", `console.log("long story\\n Tests  3 passed (3)")`),
	summary: /^\s*Tests\s+(.*)$/m,
};
const fails = program("Failing", `console.log("to stdout"); console.error("why"); process.exit(2)`);

test("runs all steps, prints a summary or the output of those that fail, and returns their titles", async () => {
	expect(await runEach([fails, passes])).toEqual(["Failing"]);
	for (const text of ["to stdout\n", "why\n", "Failing: failed after "])
		expect(printed).toContain(text);
	expect(printed).toMatch(/\nPassing …\nPassing: passed in \d+ s, 3 passed \(3\)\.\n$/);
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
