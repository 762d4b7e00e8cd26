/**
 * Runs in the head of every page, before the first paint: what would be seen late, and what must answer
 * the visitor's first act. The build writes it into the page. The rest is in start.ts.
 */

import { usesOwnService } from "#shared/own-service.ts";
import { noteArrival } from "#site/components/enquiry-form/arrival.ts";
import { onFirstActivity } from "./first-activity.ts";
import { answerClicks, arriveAtSection, namePrintedPage } from "./frame.ts";
import { giveUpAll, holdClicks, leaveChecksToIslands } from "./hold-clicks.ts";
import { ACTIVE_EVENT, htmlState } from "./html-state.ts";
import { shuffledIndexes } from "./shuffled-indexes.ts";
import { restoreTheme } from "./theme.ts";
import { defineTypedLine } from "./typed-line-element.ts";
import { visitType } from "./visit-type.ts";

const root = document.documentElement;
/** `start`: the address of start.ts. `slides`: how many slides home has. */
const { start = "", slides } =
	document.querySelector<HTMLElement>("script[data-start]")?.dataset ?? {};

restoreTheme();
if (slides) root.setAttribute(htmlState.slideOrder, shuffledIndexes(Number(slides)).join(" "));
defineTypedLine();
arriveAtSection();
holdClicks();
addEventListener("DOMContentLoaded", leaveChecksToIslands);
answerClicks();
namePrintedPage();
// The hosted email service must not receive it.
if (usesOwnService(import.meta.env)) noteArrival();

// A reload starts at the top (specification, section 2). Chromium restores the position even if a script
// sets `manual` before, so this also scrolls.
if (visitType() === "reload") {
	history.scrollRestoration = "manual";
	addEventListener("DOMContentLoaded", () => scrollTo({ top: 0, behavior: "instant" }));
	addEventListener("pagehide", () => {
		history.scrollRestoration = "auto";
	});
}

/** How long after the load event the script starts, in ms. Before, it would delay the pictures. */
const DELAY = 1000;

const startPage = () => void import(/* @vite-ignore */ start).catch(giveUpAll);
onFirstActivity(() => {
	root.setAttribute(htmlState.visitorActive, "");
	dispatchEvent(new Event(ACTIVE_EVENT));
	startPage();
});
addEventListener("load", () => setTimeout(startPage, DELAY));
