import { findBrowser } from "./find-browser.ts";

console.log(`Browser for the tests: ${findBrowser() ?? "the one that Playwright installed"}`);
