/** Runs in the head of every page, before the first paint. Compiled into the page by the build. */
import { startLate } from "./late-start.ts";
import { markVisit } from "./mark-visit.ts";
import { restoreTheme } from "./restore-theme.ts";
import { prepareScrollRestoration } from "./scroll-position.ts";

restoreTheme();
markVisit();
prepareScrollRestoration();

// Written by the build; while developing, the framework starts the page itself.
const { start, preload } = (document.currentScript as HTMLScriptElement).dataset;
if (start) startLate(start, preload?.split(" ") ?? []);
