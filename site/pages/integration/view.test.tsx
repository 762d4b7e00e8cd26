// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pagesOf } from "#content/pages.ts";
import { IntegrationView } from "./view.tsx";

const [integration] = pagesOf("integration");
if (!integration) throw new Error("The small firm has no integration.");

test("leads back to the overview, and needs no pictures of its features", () => {
	const plain = integration.insideData.map(({ picture: _, ...feature }) => feature);
	document.body.innerHTML = renderToStaticMarkup(
		<IntegrationView page={{ ...integration, insideData: plain }} />,
	);
	const overview = "/our-services/third-party-api-integrations";
	expect(document.querySelector("[data-back]")?.getAttribute("href")).toBe(overview);
	const way = [...document.querySelectorAll("nav li a")].map((link) => link.getAttribute("href"));
	expect(way).toEqual(["/#ourservices", overview]);
	// The providers are kinds without a logo: a picture would pass for one.
	expect(document.querySelector(":has(> h3) :is(img, svg)")).toBeNull();
});
