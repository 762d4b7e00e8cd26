// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { giveUp, holdClicks, leaveChecksToIslands } from "./hold-clicks.ts";

const clicked = vi.fn<(id: string) => void>();
const started = vi.fn();

beforeAll(() => {
	holdClicks();
	document.addEventListener("click", (event) => {
		clicked((event.target as Element).id);
		event.preventDefault();
	});
});
beforeEach(() => {
	vi.useFakeTimers();
	vi.clearAllMocks();
	document.body.innerHTML = `<site-island data-still>
		<button id="first">1</button><a id="link" href="/">3</a>
	</site-island><button id="outside">4</button>`;
	island().addEventListener("site:start", started);
});
afterEach(() => {
	vi.useRealTimers();
});

const island = () => document.querySelector("site-island") as HTMLElement;
const click = (id: string) => document.getElementById(id)?.click();
function becomeLive() {
	delete island().dataset.still;
	island().dispatchEvent(new Event("site:live"));
	vi.runAllTimers();
}

/** tests/journeys/first-click.spec.ts has the clicks that are held and repeated. */
test("what is no button of an island, or of one that has started, is not held", () => {
	click("link");
	click("outside");
	expect(started).not.toHaveBeenCalled();
	becomeLive();
	click("first");
	expect(clicked.mock.calls).toEqual([["link"], ["outside"], ["first"]]);
});

test("a required field of an island is so for assistive technology alone, until the island cannot start", () => {
	island().innerHTML = '<input required /><input type="radio" required /><input />';
	const fields = [...island().querySelectorAll("input")];
	leaveChecksToIslands();
	// Blank is not wrong yet.
	expect(fields.map(({ required }) => required)).toEqual([false, false, false]);
	expect(fields.map(({ ariaRequired }) => ariaRequired)).toEqual(["true", null, null]);
	giveUp(island());
	expect(fields.map(({ required }) => required)).toEqual([true, true, false]);
});
