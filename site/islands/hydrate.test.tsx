// @vitest-environment jsdom
import { type ComponentType, useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hydrate } from "./hydrate.tsx";

const beacon = vi.fn<(path: string, body: string) => boolean>();
const toConsole = vi.fn<(error: unknown) => void>();
/** How often the component still throws. */
let throws = 0;

beforeEach(() => {
	vi.resetAllMocks();
	throws = 0;
	vi.stubGlobal("reportError", toConsole);
	// React tells developers of what the tests change.
	vi.spyOn(console, "error").mockImplementation(() => {});
	Object.assign(navigator, { sendBeacon: beacon });
});
afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

function Form({ label }: { label: string }) {
	const [count, setCount] = useState(0);
	if (throws > 0) {
		throws -= 1;
		throw new RangeError("Ann's secret");
	}
	return (
		<form>
			<label>
				{label} <input name="name" />
			</label>
			<textarea name="message" />
			<input type="radio" name="kind" value="a" aria-label="A" />
			<button type="button" onClick={() => setCount(count + 1)}>
				Count {count}
			</button>
		</form>
	);
}
const props = { label: "Name" };

const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
const button = () => document.querySelector("button") as HTMLElement;
const island = () => document.querySelector("site-island") as HTMLElement;
const start = () => hydrate(island(), Form as ComponentType, props);
const reports = () => beacon.mock.calls.map(([, body]) => JSON.parse(body));

/** The page around the island. */
const around = () =>
	[...document.querySelectorAll("body > :not(site-island)")].map(({ outerHTML }) => outerHTML);

/** Puts an island into a page as the server sends it, and lets somebody fill it in. */
function send(name: string) {
	const html = renderToString(<Form {...props} />, { identifierPrefix: "p" });
	document.body.innerHTML = `<h1>Page</h1><site-island data-name="${name}" data-prefix="p" data-still>${html}</site-island><footer>Foot</footer>`;
	field("name").value = "Ann";
	field("message").value = "One\ntwo";
	field("kind").checked = true;
	field("message").focus();
}

function expectTyped() {
	const { value } = field("message");
	expect([field("name").value, value, field("kind").checked]).toEqual(["Ann", "One\ntwo", true]);
	expect(document.activeElement).toBe(field("message"));
}

const change = () => document.querySelector("label")?.replaceWith(field("name"));
test.each([
	["is taken over", () => {}, 0, true],
	["that others have changed is drawn anew", change, 0, false],
	["is drawn anew after an error", () => {}, 1, false],
	["is drawn anew after four errors", () => {}, 4, false],
])(
	"HTML %s, with what was typed, and the rest of the page stays",
	async (name, act, times, stays) => {
		send(name.replaceAll(" ", "-"));
		const before = [around(), field("message")] as const;
		const live = vi.fn();
		island().addEventListener("site:live", live);
		act();
		throws = times;
		await start();
		expect([throws, live.mock.calls.length]).toEqual([0, 1]);
		expect(island().hasAttribute("data-still")).toBe(false);
		expect(field("message") === before[1]).toBe(stays);
		button().click();
		await vi.waitFor(() => expect(button().textContent).toBe("Count 1"));
		expectTyped();
		expect(around()).toEqual(before[0]);
	},
);

test("a component that always throws is shown as it was sent, and reported once, without what was typed", async () => {
	send("hopeless");
	const before = document.body.innerHTML.replace(' data-still=""', "");
	throws = Number.POSITIVE_INFINITY;
	await start();
	await vi.waitFor(() => expect(document.querySelector("[data-failed]")).not.toBeNull());
	expect(document.body.innerHTML.replace(' data-failed=""', "")).toBe(before);
	expectTyped();
	expect(toConsole).toHaveBeenCalled();
	expect(reports()).toEqual([{ name: "hopeless", kind: "RangeError", page: "/" }]);
});

test("a component that throws in use is drawn anew with what was typed", async () => {
	send("breaking");
	await start();
	field("name").value = "Ann and Bob";
	throws = Number.POSITIVE_INFINITY;
	// React renders again at once before it gives up.
	toConsole.mockImplementation(() => {
		throws = 0;
	});
	const before = field("name");
	button().click();
	await vi.waitFor(() => expect(field("name")).not.toBe(before));
	expect(field("name").value).toBe("Ann and Bob");
	expect(document.activeElement).toBe(field("message"));
	expect(reports()).toEqual([{ name: "breaking", kind: "RangeError", page: "/" }]);
});
