/**
 * The behaviour of the frame of every page: menus, theme, links to sections, Back, the style of the
 * header and the floating button. Everything in it is native, or a link, without this script.
 */
import { sectionIds } from "#content/section-ids.ts";
import { ADDRESS_EVENT } from "./html-state.ts";
import { isPlainClick } from "./is-plain-click.ts";
import { scrollBehavior, scrollToAnchor } from "./scroll-to-anchor.ts";
import { switchTheme } from "./theme.ts";
import { visitType } from "./visit-type.ts";

/** Delay between navigating to home and scrolling, in ms (specification, section 9). */
const DELAY = 300;

const all = <T extends HTMLElement>(selector: string) => document.querySelectorAll<T>(selector);

const isFromThisSite = () => document.referrer.startsWith(`${location.origin}/`);

const sectionOf = (hash: string) => sectionIds.find((id) => `#${id}` === hash);

/**
 * On home, after a link on another page to one of its sections: takes the section out of the address,
 * so that a reload starts at the top, and scrolls to it. Other fragments are left to the browser.
 */
export function arriveAtSection() {
	const section = sectionOf(location.hash);
	if (!section || !isFromThisSite() || location.pathname !== "/" || visitType() !== "navigate")
		return;
	history.replaceState(history.state, "", location.pathname + location.search);
	addEventListener("DOMContentLoaded", () => setTimeout(() => scrollToAnchor(section), DELAY));
}

/**
 * Answers a link to the page that is shown: to its top, to a section of home, or with another query for
 * the form. Returns false for any other link, which the browser follows.
 */
function followOnPage({ origin, pathname, search, hash }: HTMLAnchorElement): boolean {
	if (origin !== location.origin || pathname !== location.pathname) return false;
	const section = pathname === "/" ? sectionOf(hash) : undefined;
	const toTop = pathname === "/" && hash === "" && search === location.search;
	const asks = search !== location.search && search !== "";
	if (!section && !toTop && !asks) return false;
	// Like any link to a section, it is an entry of the history, without the section.
	if (section) history.pushState(null, "", pathname + search);
	else if (asks) history.replaceState(null, "", pathname + search + hash);
	if (asks) dispatchEvent(new Event(ADDRESS_EVENT));
	if (toTop || section === "navbar") scrollTo({ top: 0, behavior: scrollBehavior() });
	else if (section) scrollToAnchor(section);
	else document.getElementById(hash.slice(1))?.focus();
	return true;
}

/** What a plain click on an element with such an attribute, or on a link, does. */
const answers: Record<string, (element: HTMLElement, event: MouseEvent) => void> = {
	"[data-theme-switch]": switchTheme,
	"[data-print]": () => print(),
	/** Closes the disclosures of the group that it names. */
	"[data-close]": ({ dataset }) => {
		for (const details of all<HTMLDetailsElement>(`details[name="${dataset.close}"]`))
			details.open = false;
	},
	/** A link that goes one step back in the history if there is one on this site. */
	"a[data-back]": (_, event) => {
		if (!(window.navigation?.canGoBack ?? isFromThisSite())) return;
		event.preventDefault();
		history.back();
	},
	"a[href]:not([download], [target])": (link, event) => {
		if (event.defaultPrevented) return;
		link.closest<HTMLElement>("#navbar :popover-open")?.hidePopover();
		if (followOnPage(link as HTMLAnchorElement)) event.preventDefault();
	},
};

/** The buttons and links of the frame work as soon as they are there. */
export function answerClicks() {
	document.addEventListener("click", (event) => {
		if (!isPlainClick(event)) return;
		for (const [selector, answer] of Object.entries(answers)) {
			const element = (event.target as Element).closest<HTMLElement>(selector);
			if (element) answer(element, event);
		}
	});
}

/** The header has another style while the page is scrolled. */
function markScrolledHeader() {
	const mark = () =>
		document.getElementById("navbar")?.toggleAttribute("data-scrolled", scrollY > 0);
	mark();
	addEventListener("scroll", mark, { passive: true });
}

/**
 * The button of a popover says what it does now, and the popover closes when the focus leaves both. One
 * without a button on the page, such as that of a password manager, is not ours.
 */
function followPopovers() {
	for (const button of all("[popovertarget]")) {
		const popover = document.getElementById(button.getAttribute("popovertarget") ?? "");
		if (!popover) continue;
		const name = (state: string) => {
			const label = button.getAttribute(`data-label-${state}`);
			if (label) button.setAttribute("aria-label", label);
		};
		if (popover.matches(":popover-open")) name("open");
		popover.addEventListener("toggle", ({ target, newState }) => {
			// A disclosure in the menu has toggle events, too.
			if (target === popover) name(newState);
		});
		// It would hide the focused element.
		document.addEventListener("focusin", ({ target }) => {
			const inside = [button, popover].some((part) => part.contains(target as Node));
			if (!inside && popover.matches(":popover-open")) popover.hidePopover();
		});
	}
}

/** The floating button hides while the form, or a link to it, is in view, unless it has the focus. */
function hideFloatingButton() {
	const button = document.querySelector<HTMLElement>("[data-contact-button]");
	if (!button) return;
	const inView = new Set<Element>();
	const update = () => {
		button.inert = inView.size > 0 && document.activeElement !== button;
		button.toggleAttribute("data-hidden", button.inert);
		button.toggleAttribute("data-ready", true);
	};
	const observer = new IntersectionObserver((entries) => {
		for (const { target, isIntersecting } of entries)
			inView[isIntersecting ? "add" : "delete"](target);
		update();
	});
	for (const element of all("[data-hides-contact]")) observer.observe(element);
	button.addEventListener("blur", () => setTimeout(update));
}

/** Puts the title and the address of the page at the foot of printed sheets; see print.css. */
export function namePrintedPage() {
	addEventListener("beforeprint", () => {
		const { style } = document.documentElement;
		const address = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? "";
		// A JSON string is a valid CSS string.
		style.setProperty("--running-title", JSON.stringify(document.title));
		style.setProperty("--running-address", JSON.stringify(address));
	});
}

export function startFrame() {
	markScrolledHeader();
	followPopovers();
	hideFloatingButton();
}
