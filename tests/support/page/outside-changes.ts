import type { Page } from "@playwright/test";

/**
 * What translators, extensions, content filters and networks do to a page that is not theirs. Each
 * function runs in the page, on all of its body and, where it matters, inside every island.
 */
export const outsideChanges = {
	"elements added": () => {
		const besides = "input, textarea, select, button, a, h1, h2, h3, p";
		for (const field of document.querySelectorAll(besides))
			if (!field.closest("noscript")) field.after(document.createElement("div"));
		const within = "main, section, form, ul, site-island, site-island > *";
		for (const part of document.querySelectorAll(within))
			part.prepend(document.createElement("span"));
	},
	/** An ad blocker removes what it takes for an advertisement. Headings, links and fields stay. */
	"elements removed": () => {
		const kept = "a, button, form, h1, h2, input, label, legend, textarea, site-island";
		for (const part of document.querySelectorAll("main section, site-island > *, form")) {
			const spare = [...part.querySelectorAll("svg, picture, p, span, li, div")].find(
				(one) => !one.closest("noscript, label") && !one.matches(kept) && !one.querySelector(kept),
			);
			spare?.remove();
		}
	},
	"elements wrapped": () => {
		const wrapped = "form input, form textarea, form button, main a, h1, h2, p";
		for (const one of document.querySelectorAll(wrapped)) {
			if (one.closest("noscript")) continue;
			const wrapper = document.createElement("span");
			one.replaceWith(wrapper);
			wrapper.append(one);
		}
	},
	/** As browsers translate: each text moves into two new elements. */
	"texts translated": () => {
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const found: Text[] = [];
		for (let node = texts.nextNode(); node; node = texts.nextNode()) {
			const skipped = node.parentElement?.closest("script, style, noscript, textarea, svg");
			if (node.nodeValue?.trim() && !skipped) found.push(node as Text);
		}
		for (const text of found) {
			const outer = document.createElement("font");
			text.replaceWith(outer);
			outer.appendChild(document.createElement("font")).append(text);
		}
		document.documentElement.classList.add("translated-ltr");
		document.documentElement.lang = "de";
	},
	"attributes added": () => {
		for (const one of document.querySelectorAll("body, body *")) {
			one.setAttribute("data-outside", "1");
			if (one instanceof HTMLElement) one.style.setProperty("--outside", "1");
		}
	},
} as const;

export type OutsideChange = keyof typeof outsideChanges;
export const allChanges = Object.keys(outsideChanges) as OutsideChange[];

/** What browsers lack or refuse; each is set before the page opens. */
export const surroundings = {
	"the browser as it is": async () => {},
	/** As in older versions of Safari and Firefox. */
	"no Trusted Types": (page: Page) =>
		page.route("**/*", async (route) => {
			if (!route.request().isNavigationRequest()) return route.fallback();
			const response = await route.fetch({ maxRedirects: 0 });
			const { "content-security-policy": csp = "", ...headers } = response.headers();
			const policy = csp.replace(/; require-trusted-types-for [^;]*/, "");
			await route.fulfill({ response, headers: { ...headers, "content-security-policy": policy } });
		}),
	/** As with the setting "block all site data". */
	"blocked storage": (page: Page) =>
		page.addInitScript(() => {
			const get = () => {
				throw new DOMException("Access is denied for this document.", "SecurityError");
			};
			for (const name of ["localStorage", "sessionStorage"])
				Object.defineProperty(window, name, { get });
		}),
} satisfies Record<string, (page: Page) => Promise<unknown>>;

export type Surrounding = keyof typeof surroundings;
