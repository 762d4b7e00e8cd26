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

test("the form opens with the words in its draft, and nothing of them in the address", () => {
	submit();
	expect(leftToBrowser).toBe(false);
	expect(readDraft()?.values).toEqual({
		message: "It is old.\nIt works.",
		enquiryType: "Software Solutions",
	});
	expect(location.pathname + location.search + location.hash).toBe("/contact#enquiry-user_name");
});

test("the words follow those of a draft, and change nothing else of it", () => {
	const values = { user_name: "Ann", message: "Hello", enquiryType: "Other" };
	sessionStorage.setItem("enquiry-draft", JSON.stringify({ id: "1", values }));
	submit();
	expect(readDraft()).toEqual({
		id: "1",
		values: { ...values, message: "Hello\n\nIt is old.\nIt works." },
	});
});

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
