import type { Step } from "./step.ts";

/** `tsc` needs the types that the router derives from the routes. */
export const routeTypes: Step = {
	title: "Route types",
	args: ["node_modules/@react-router/dev/bin.cjs", "typegen"],
};

/** The checks that read code and content and run neither. */
export const staticChecks: Step[] = [
	{ title: "Types", args: ["node_modules/typescript/bin/tsc", "--noEmit", "-p", "."] },
	{
		title: "Lint and format",
		args: ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."],
	},
	{ title: "Content", args: ["tools/check-content.ts"] },
];
