import { expect, test } from "vitest";
import { checkContent, readClaims } from "./check-content.ts";
import { unregisteredClaims } from "./unregistered-claims.ts";

const register = readClaims();
if (!register) throw new Error("claims.json is broken");
const found = (text: string) => unregisteredClaims("home.json", { intro: text }, register);

test("the content claims nothing outside the register", () => {
	expect(checkContent()).toEqual([]);
});

test.each([
	"Over 30 years of delivering projects",
	"Founded in 1997",
	"property data that covers 99.99% of U.S. households",
	"over 650 connectors",
	"Over 600 clients",
	"The best team for your product",
	"A leading company",
	"Trusted by banks",
	"Our award-winning work",
	"We guarantee delivery",
	"The fastest way to an app",
	"Software for hundreds of firms",
	"The first company to do so",
	"Our experts are here 24/7",
	"#1 in Singapore",
])("“%s” is refused, with file and field", (text) => {
	expect(found(text).join()).toMatch(/^home\.json, intro: “.+” is a claim/);
});

test.each([
	"We have done so since 1998.",
	"In over 25 years the tools have changed.",
	"Ask for a half-hour consultation.",
	"A small first release",
	"Request a test of the latest interest",
	"An API built on WCAG, OAuth and HTML",
])("“%s” is allowed", (text) => {
	expect(found(text)).toEqual([]);
});

test("a large figure may stand alone, not within a text", () => {
	expect(found("Over 25")).toEqual([]);
	expect(found("Over 25 awards")).toHaveLength(2);
});

test("an address or a picture's name is no text", () => {
	expect(
		unregisteredClaims("home.json", { route: "/best-1", picture: "best-2" }, register),
	).toEqual([]);
});
