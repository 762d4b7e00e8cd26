/** Runs in the head of every page, before the first paint. The build inlines it into the page. */
import { startLate } from "./late-start.ts";
import { markFirstActivity } from "./mark-first-activity.ts";
import { restoreTheme } from "./restore-theme.ts";
import { prepareScrollRestoration } from "./scroll-position.ts";

restoreTheme();
markFirstActivity();
prepareScrollRestoration();

// The build sets these attributes; in development the framework starts the page itself.
const { start, preload } = (document.currentScript as HTMLScriptElement).dataset;
if (start) startLate(start, preload?.split(" ") ?? []);
