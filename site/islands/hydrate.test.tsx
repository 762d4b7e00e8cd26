// @vitest-environment jsdom
import { type ComponentType, useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { hydrate } from "./hydrate.tsx";

const beacon = vi.fn<(path: string, body: string) => boolean>();
const toConsole = vi.fn<(error: unknown) => void>();

beforeEach(() => {
	vi.clearAllMocks();
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

/** The page around the island. */
const around = () =>
	[...document.querySelectorAll("body > :not(site-island)")].map(({ outerHTML }) => outerHTML);

/** Puts an island into a page as the server sends it, and lets somebody fill it in. */
function send(Component: ComponentType<{ label: string }> = Form, name = "form") {
	const html = renderToString(<Component {...props} />, { identifierPrefix: "p" });
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

async function expectToWork() {
	button().click();
	await vi.waitFor(() => expect(button().textContent).toBe("Count 1"));
	expectTyped();
}

test("takes over the HTML as it is", async () => {
	send();
	const before = field("message");
	const live = vi.fn();
	island().addEventListener("site:live", live);
	await hydrate(island(), Form as ComponentType, props);
	expect(field("message")).toBe(before);
	expect(island().hasAttribute("data-still")).toBe(false);
	expect(live).toHaveBeenCalledOnce();
	expect(toConsole).not.toHaveBeenCalled();
	expectTyped();
	await expectToWork();
});

test("HTML that others have changed is drawn anew with what was typed, and the rest of the page stays", async () => {
	send();
	const before = around();
	document.querySelector("label")?.replaceWith(field("name"));
	field("message").focus();
	await hydrate(island(), Form as ComponentType, props);
	expectTyped();
	await expectToWork();
	expect(around()).toEqual(before);
});

test("draws an island whose HTML has nothing", async () => {
	document.body.innerHTML = '<site-island data-name="demo"></site-island>';
	await hydrate(island(), Form as ComponentType, props);
	expect(field("name")).toBeTruthy();
});

describe("a component that throws", () => {
	let throws = 0;
	function Fragile(props: { label: string }) {
		const [, renderAgain] = useState(0);
		if (throws > 0) {
			throws -= 1;
			throw new RangeError("Ann's secret");
		}
		return (
			<div onClickCapture={() => renderAgain(1)}>
				<Form {...props} />
			</div>
		);
	}
	const reports = () => beacon.mock.calls.map(([, body]) => JSON.parse(body));

	test.each([1, 4])("%i times is drawn anew with what was typed", async (times) => {
		send(Fragile, `fragile-${times}`);
		const before = around();
		throws = times;
		await hydrate(island(), Fragile as ComponentType, props);
		expect(throws).toBe(0);
		await expectToWork();
		expect(around()).toEqual(before);
	});

	test("always is shown as it was sent, and reported once, without what was typed", async () => {
		send(Fragile, "hopeless");
		const before = around();
		const sent = document.querySelector("form")?.outerHTML;
		throws = Number.POSITIVE_INFINITY;
		await hydrate(island(), Fragile as ComponentType, props);
		expect(document.querySelector("form")?.outerHTML).toBe(sent);
		expect(island().hasAttribute("data-still")).toBe(false);
		expectTyped();
		expect(around()).toEqual(before);
		expect(toConsole).toHaveBeenCalled();
		expect(reports()).toEqual([{ name: "hopeless", kind: "RangeError", page: "/" }]);
	});

	test("in use is drawn anew with what was typed", async () => {
		throws = 0;
		send(Fragile, "breaking");
		await hydrate(island(), Fragile as ComponentType, props);
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
});
