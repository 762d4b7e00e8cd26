import { build, install, main, runNode } from "./run/steps.mjs";
import { webKitTests } from "./run/tests.mjs";
import { hasWebKit, NO_WEBKIT } from "./webkit/installed-webkit.mjs";

await main(async () => {
	if (!hasWebKit()) throw new Error(NO_WEBKIT);
	await install();
	await build();
	await runNode("WebKit", webKitTests, { show: true });
	await runNode("Pictures of WebKit", ["tools/webkit/pictures.ts"], { show: true });
});
