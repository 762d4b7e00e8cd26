// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readDraft } from "#site/components/enquiry-form/draft.ts";
import { keepFirstWords } from "./first-words.ts";

/** Whether the browser submits the form or follows the link itself. */
let leftToBrowser: boolean | undefined;

addEventListener("submit", (event) => {
	leftToBrowser = !event.defaultPrevented;
	event.preventDefault();
});

beforeEach(() => {
	sessionStorage.clear();
	// The page of the form is this one, because jsdom cannot go to another.
	history.replaceState(null, "", "/contact");
	document.body.innerHTML = `<form data-first-words action="/contact#note">
		<textarea name="message">It is old.\nIt works.</textarea><button>Go on</button><a href="#x">Call us</a></form>`;
	keepFirstWords();
});
afterEach(() => {
	vi.restoreAllMocks();
});

const submit = () => document.querySelector("button")?.click();

/** tests/journeys/first-words.spec.ts submits them. */
test("a link beside it takes the words along", () => {
	document.querySelector("a")?.click();
	expect(readDraft()?.values.message).toBe("It is old.\nIt works.");
});

test("where storage is blocked, the browser submits the words", () => {
	vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
		throw new DOMException("blocked");
	});
	submit();
	expect(leftToBrowser).toBe(true);
});
