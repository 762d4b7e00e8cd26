/** `npm start`: builds the site when something changed, then serves it with the enquiry service. */
import { buildSite } from "./run/build-site.ts";
import { main } from "./run/step.ts";

await main(async () => {
	await buildSite();
	await import("#service/main.ts");
});
