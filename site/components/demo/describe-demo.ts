import { describe, test } from "vitest";
import { type DemoOf, resolveDemo } from "#content/demos.ts";
import { pagesOf } from "#content/pages.ts";
import type { DemoName } from "#content/schema/demos.ts";

/** The tests of a demo, as a page of the firm has it. They are skipped if none has. */
export function describeDemo<N extends DemoName>(name: N, tests: (demo: DemoOf<N>) => void): void {
	const demos = pagesOf("offering")
		.flatMap(({ sections }) => sections)
		.flatMap((section) => (section.kind === "demo" ? [resolveDemo(section.demo)] : []));
	const demo = demos.find((one): one is DemoOf<N> => one.demo === name);
	// A file without a test fails.
	if (!demo) test.skip(`the firm has no demo ${name}`, () => {});
	else describe(name, () => tests(demo));
}
