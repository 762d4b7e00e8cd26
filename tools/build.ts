import { buildSite } from "./run/build-site.ts";
import { main } from "./run/step.ts";

await main(buildSite);
