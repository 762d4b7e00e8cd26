/** `npm start`: builds the site if its inputs changed, then starts the service, which serves it. */
import { buildSite } from "./run/build-site.ts";
import { main } from "./run/step.ts";

await main(async () => {
	await buildSite();
	await import("#service/main.ts");
});
