import { expect, test } from "vitest";
import { splitWords, withWords } from "./first-words.ts";

test.each([
	["", undefined, ""],
	["?message=", "", ""],
	["?message=One%0D%0Atwo", "One\ntwo", ""],
	["?utm_source=news&message=Hello+you&apply=x", "Hello you", "?utm_source=news&apply=x"],
])("splits the query %s", (search, words, rest) => {
	expect(splitWords(search)).toEqual({ words, rest });
});

test("words fill in an empty message and select a type", () => {
	const filled = { message: "Hello", enquiryType: "Software Solutions" };
	expect(withWords(" Hello\n", {})).toEqual(filled);
	expect(withWords("Hello", { message: " \n", enquiryType: "" })).toEqual(filled);
});

test("words follow what is already written, and keep the type", () => {
	const written = { message: "Mine", enquiryType: "Career" };
	expect(withWords("Hello", written)).toEqual({ message: "Mine\n\nHello", enquiryType: "Career" });
});

test("the same words are not added twice", () => {
	const once = withWords("Hello", { message: "Mine" });
	expect(withWords("Hello", once)).toEqual(once);
});

test("blank words change nothing", () => {
	expect(withWords(" \n", { message: "Mine" })).toEqual({});
});
