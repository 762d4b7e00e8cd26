/** Runs in the head of the home page, before the first paint. The build inlines it into the page. */

import { htmlState } from "./html-state.ts";
import { shuffledIndexes } from "./shuffled-indexes.ts";

const { slides } = (document.currentScript as HTMLScriptElement).dataset;
document.documentElement.setAttribute(
	htmlState.slideOrder,
	shuffledIndexes(Number(slides)).join(" "),
);
