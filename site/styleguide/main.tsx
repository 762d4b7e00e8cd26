/** Shows every component in every state, with content of the site: `npm run styleguide`. */
import "#site/styles.ts";

import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { answerClicks } from "#site/browser/frame.ts";
import { htmlState } from "#site/browser/html-state.ts";
import { restoreTheme } from "#site/browser/theme.ts";
import { defineTypedLine } from "#site/browser/typed-line-element.ts";
import { controls, frame } from "./controls.tsx";
import { forms } from "./forms.tsx";
import { colours, type } from "./foundations.tsx";
import { cards, heroes, homeSections, pageSections } from "./sections.tsx";

/** The release tests compare a screenshot of each group. */
const groups = {
	controls,
	"frame-and-type": [...frame, ...type, ...colours],
	heroes,
	cards,
	"page-sections": pageSections,
	"home-sections": homeSections,
	forms,
};

restoreTheme();
defineTypedLine();
answerClicks();
const guide = Object.entries(groups).map(([name, specimens]) => (
	<div key={name} data-group={name}>
		{specimens}
	</div>
));
flushSync(() => createRoot(document.getElementById("main") as HTMLElement).render(guide));
// Everything moves, and what is near starts, as once a visitor has touched a page.
document.documentElement.setAttribute(htmlState.visitorActive, "");
// The frame and the islands, as on every page.
await import("#site/browser/start.ts");
