/** `npm start`: builds the site if its inputs changed, then starts the service, which serves it. */
import { buildSite } from "./build.ts";
import { main } from "./step.ts";

await main(async () => {
	await buildSite();
	await import("#service/main.ts");
});
