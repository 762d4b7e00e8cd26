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

const type = "Software Solutions";
test.each([
	["fill in an empty message", " Hello\n", {}, "Hello", type],
	["follow a message", "Hi", { message: "Me", enquiryType: "Career" }, "Me\n\nHi", "Career"],
	["are not added twice", "Hello", { message: "Mine\n\nHello" }, "Mine\n\nHello", type],
])("words %s, and select a type if there is none", (_, words, values, message, enquiryType) => {
	expect(withWords(words, values)).toEqual({ message, enquiryType });
});

test("blank words change nothing", () => {
	expect(withWords(" \n", { message: "Mine" })).toEqual({});
});
