// @vitest-environment jsdom
import { expect, test } from "vitest";
import { prefetchPages } from "./prefetch.ts";

test("a page is fetched once when its link is pointed at or focused; no other address and no file is", () => {
	document.body.innerHTML = `
		<a href="/one"><b>One</b></a><a href="/one#part">Part</a><a href="/two?try=1">Two</a>
		<a href="/paper.pdf" download>Paper</a><a href="https://other.example/">Other</a>
		<a href="${location.pathname}#here">Here</a><a href="${location.pathname}?asks">Asks</a>`;
	prefetchPages();
	document.querySelector("b")?.dispatchEvent(new Event("pointerover", { bubbles: true }));
	for (const link of document.links) link.focus();
	const fetched = [...document.head.querySelectorAll("link[rel=prefetch]")];
	expect(fetched.map((link) => link.getAttribute("href"))).toEqual(["/one", "/two?try=1"]);
});
