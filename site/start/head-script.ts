/** Runs in the head of every page, before the first paint. The build inlines it into the page. */
import { defineTypedLine } from "../components/typed-line/typed-line-element.ts";
import { onFirstActivity } from "./first-activity.ts";
import { htmlState } from "./html-state.ts";
import { startLate } from "./late-start.ts";
import { nameThePrintedPage } from "./printed-title.ts";
import { restoreTheme } from "./restore-theme.ts";
import { prepareScrollRestoration } from "./scroll-position.ts";

restoreTheme();
prepareScrollRestoration();
nameThePrintedPage();
defineTypedLine();

// The build sets this attribute; in development the framework starts the page itself.
const { start } = (document.currentScript as HTMLScriptElement).dataset;
const startPage = start ? startLate(start) : undefined;
onFirstActivity(() => {
	document.documentElement.setAttribute(htmlState.visitorActive, "");
	startPage?.();
});
