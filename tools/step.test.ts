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

test("a step that fails prints its output and throws", async () => {
	await expect(runStep(fails)).rejects.toThrow(/^Failing: failed after \d+ s\.$/);
	expect(printed).toContain("to stdout\n");
	expect(printed).toContain("why\n");
});

test.each(["SIGKILL", "SIGABRT"])("a step that %s ends names the memory", async (signal) => {
	const ends = program(
		"Building",
		`process.kill(process.pid, "${signal}"); setInterval(() => {}, 9)`,
	);
	await expect(runStep(ends)).rejects.toThrow(
		/^Building: failed after \d+ s\. .+ the build needs 2 GB, and this machine has [\d.]+ GB\.$/,
	);
});

test("runs all steps and returns the titles of those that failed", async () => {
	expect(await runEach([fails, passes])).toEqual(["Failing"]);
	expect(printed).toContain("Passing: passed");
});

test("adds the environment of the step to that of the process", async () => {
	vi.stubEnv("OUTER", "1");
	const code = `process.exit(process.env.OUTER === "1" && process.env.INNER === "2" ? 0 : 1)`;
	await runStep({ ...program("Environment", code), env: { INNER: "2" } });
	vi.unstubAllEnvs();
});
