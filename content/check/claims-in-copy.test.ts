import { expect, test } from "vitest";
import { unregisteredClaims } from "./claims-in-copy.ts";
import { inOneLine } from "./content-error.ts";

const claim = (id: string, wordings: string[], figures: string[]) => ({
	...{ id, wordings, figures, statement: "It is so.", source: "the test" },
	...{ confirmed: true, appearsIn: [] },
});
const register = {
	claims: [
		claim("founded", ["since 1998"], ["1998"]),
		claim("years", ["over 25 years"], ["Over 25"]),
		claim("connectors", ["over 600 connectors"], ["Over 600"]),
		claim("households", ["data that covers 99.9% of U.S. households"], ["99.9%"]),
	],
};
const messages = (text: string) =>
	unregisteredClaims("pages/home.json", { intro: text }, register).map(inOneLine);

test.each([
	"Over 30 years of delivering projects",
	"property data that covers 99.99% of U.S. households",
	"Over 600 clients",
	"The best team for your product",
	"Trusted by banks",
	"Our award-winning work",
	"Software for hundreds of firms",
	"Our experts are here 24/7",
	"#1 in Singapore",
])("“%s” is reported with its file and field", (text) => {
	expect(messages(text).join()).toMatch(/^pages\/home\.json, intro: “.+” is not in claims\.json/);
});

test.each([
	"We have done so since 1998.",
	"Our first thought is your user.",
	"We never guess, and only start when you agree.",
	"An API built on WCAG 2.2, OAuth and HTML",
	"71 Ayer Rajah Crescent, #05-12, Singapore 139951",
	"On 22 November 2026",
])("“%s” needs no entry", (text) => {
	expect(messages(text)).toEqual([]);
});

test("a registered figure is accepted on its own, but not within a longer text; an address is no copy", () => {
	expect(messages("Over 25")).toEqual([]);
	expect(messages("Over 25 awards")).not.toEqual([]);
	const json = { route: "/best-1", picture: "best-2" };
	expect(unregisteredClaims("pages/home.json", json, register)).toEqual([]);
});
