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
	"over 650 connectors",
	"Over 600 clients",
	"12 clients in Asia",
	"The best team for your product",
	"A leading company",
	"Trusted by banks",
	"Our award-winning work",
	"We guarantee delivery",
	"The fastest way to an app",
	"Software for hundreds of firms",
	"Our experts are here 24/7",
	"#1 in Singapore",
])("“%s” is reported with its file and field", (text) => {
	expect(messages(text).join()).toMatch(/^pages\/home\.json, intro: “.+” is not in claims\.json/);
});

test.each([
	"We have done so since 1998.",
	"In over 25 years the tools have changed.",
	"Ask for a half-hour consultation.",
	"Our first thought is your user.",
	"We never guess, and only start when you agree.",
	"A small first release in 3 steps",
	"An API built on WCAG 2.2, OAuth and HTML",
	"Works with Microsoft 365",
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
