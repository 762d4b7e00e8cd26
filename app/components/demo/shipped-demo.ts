import { type DemoOf, resolveDemo } from "#content/demos.ts";
import { pageById } from "#content/pages.ts";
import type { DemoName } from "#content/schema/demos.ts";

/** The demo of an offering's page. For tests. */
export function shippedDemo<N extends DemoName>(page: string, name: N): DemoOf<N> {
	const record = pageById(page);
	if (record.kind !== "offering") throw new Error(`${page} is not an offering.`);
	const demos = record.sections.flatMap((section) =>
		section.kind === "demo" ? [resolveDemo(section.demo)] : [],
	);
	const demo = demos.find((one): one is DemoOf<N> => one.demo === name);
	if (!demo) throw new Error(`${page} has no demo ${name}.`);
	return demo;
}
