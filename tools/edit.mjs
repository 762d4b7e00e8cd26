/** The editor for the words, beside the site with hot reload that shows each change. */
import { install, main, serve } from "./run/steps.mjs";

await main(async () => {
	await install();
	serve(["tools/edit/main.ts"]);
	await import("./dev.mjs");
});
