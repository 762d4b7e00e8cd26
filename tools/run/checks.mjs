import { runNode } from "./steps.mjs";

/** The checks that read the code without running it. */
export async function staticChecks() {
	await runNode("Route types", ["node_modules/@react-router/dev/bin.cjs", "typegen"]);
	await runNode("Types", ["node_modules/typescript/bin/tsc", "--noEmit", "-p", "."]);
	await runNode("Lint, format and layers", [
		"node_modules/@biomejs/biome/bin/biome",
		"check",
		"--error-on-warnings",
		".",
	]);
	await runNode("Content", ["tools/check-content.ts"]);
}
