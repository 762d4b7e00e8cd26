// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { type ComponentType, createElement } from "react";
import * as v from "valibot";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { pages } from "#content/pages.ts";
import { polyfillDialog } from "#site/components/modal/polyfill-dialog.ts";
import { DemoView } from "#site/demos/demo-view.tsx";
import { type DemoRecord, demoSchema, resolveDemo } from "#site/demos/demos.ts";
import { renderPage } from "#site/render.tsx";
import { MarqueeButton } from "#site/sections/home/partner-marquee/marquee-button.tsx";
import { islands as registered } from "./islands.ts";

type Island = { name: string; Component: ComponentType; props: Record<string, unknown> };

/** The islands of all pages. */
const islands = vi.hoisted((): Island[] => []);
vi.mock("./island.tsx", () => ({
	island: (name: string, Component: ComponentType) => (props: Island["props"]) => {
		islands.push({ name, Component, props });
		return null;
	},
}));
for (const page of pages) renderPage(page, { head: { code: "" }, start: "/start.js", sheets: {} });

const demos = import.meta.glob<DemoRecord>("#site/demos/*/fixture.ts", {
	eager: true,
	import: "fixture",
});

/** One of each component, and every demo. */
const kinds = new Map<string, Island>(islands.map((island) => [island.name, island]));
kinds.delete("demo");
// Few logos stand still and have no button.
kinds.set("marquee", { name: "marquee", Component: MarqueeButton, props: {} });
for (const fixture of Object.values(demos)) {
	const demo = resolveDemo(v.parse(demoSchema, fixture));
	kinds.set(`demo ${demo.demo}`, { name: "demo", Component: DemoView as never, props: { demo } });
}

test("every island is among them", () => {
	const names = [...kinds.values()].map(({ name }) => name);
	expect([...new Set(names)].sort()).toEqual(Object.keys(registered).sort());
});

beforeAll(() => {
	polyfillDialog();
	const nothing = () => {};
	class Observer {
		observe() {}
		unobserve() {}
		disconnect() {}
	}
	for (const name of ["IntersectionObserver", "ResizeObserver"]) vi.stubGlobal(name, Observer);
	const media = { matches: false, addEventListener: nothing, removeEventListener: nothing };
	vi.stubGlobal("matchMedia", () => media);
});
/** Before each use of a component, which must be the same each time. */
function prepare() {
	vi.useFakeTimers({ now: 0 });
	vi.spyOn(Math, "random").mockReturnValue(0);
	vi.spyOn(crypto, "randomUUID").mockReturnValue("0-0-0-0-0");
	sessionStorage.clear();
	const answers = [new Response("no", { status: 500 }), new Response("OK")];
	vi.stubGlobal("fetch", async () => answers.shift() ?? new Response("OK"));
}
function cleanUp() {
	cleanup();
	vi.useRealTimers();
}
afterEach(cleanUp);

/** Puts every text into an element of its own, as the translation of a browser does. */
function translate() {
	for (const element of document.body.querySelectorAll("*:not(font, option, textarea)"))
		for (const text of [...element.childNodes].filter((node) => node instanceof Text)) {
			if (!text.data.trim()) continue;
			text.replaceWith(Object.assign(document.createElement("font"), { textContent: text.data }));
		}
}

async function settle() {
	// The controls of a demo have a script of their own.
	await act(() => vi.dynamicImportSettled());
	await act(() => vi.advanceTimersByTimeAsync(1000));
}

const fields = "input, textarea, select";

/** Uses a control, so that the component shows another state. */
function use(control: Element) {
	if (!control.matches(fields) || control.matches("[type=radio], [type=checkbox]"))
		return fireEvent.click(control);
	if (control.matches("[type=range]")) return fireEvent.input(control, { target: { value: "1" } });
	if (control instanceof HTMLSelectElement)
		return fireEvent.change(control, {
			target: { value: control.options.item(control.length - 1)?.value },
		});
	for (const value of ["ann@", "ann@example.com"]) {
		fireEvent.input(control, { target: { value } });
		fireEvent.blur(control);
	}
}

/** Uses every control, and returns what the component shows after each use. */
async function texts({ Component, props }: Island, then: () => void) {
	prepare();
	render(createElement(Component, props));
	const shown: string[] = [];
	const show = async () => {
		await settle();
		then();
		shown.push(document.body.textContent);
	};
	await show();
	for (let round = 0; round < 3; round++) {
		// A new control may appear, in a dialog, too.
		for (const control of document.querySelectorAll(`button, summary, ${fields}`)) {
			if (!control.isConnected || control.matches(":disabled, [type=hidden]")) continue;
			use(control);
			await show();
		}
	}
	cleanUp();
	return shown;
}

/**
 * React does not find a text that stands beside other children and changes or goes, once a translator has
 * put it into an element. So such a text has an element of its own, and elements that replace each other
 * have keys.
 */
test.each([...kinds])(
	"translated or not, every control of %s changes the same text",
	async (_, island) => {
		const expected = await texts(island, () => {});
		// A suggestion is a link, and without a key there is no enquiry to take back.
		if (!["suggestion", "receipt"].includes(island.name))
			expect(expected.length).toBeGreaterThan(1);
		expect(await texts(island, translate)).toEqual(expected);
	},
);
