/** `npm run edit`: the content editor, and the site with hot reload. */
import { buildSite } from "./run/build-site.ts";

// The preview of a draft has the style sheets of the build.
await buildSite();
await import("./edit/main.ts");
await import("./dev.ts");
