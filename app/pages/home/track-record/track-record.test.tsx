// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderInRouter } from "#app/test/render-in-router.tsx";
import { homeSection } from "#content/home-sections.ts";
import { TrackRecord, type TrackRecordProps } from "./track-record.tsx";

afterEach(cleanup);

test("shows the claims of the specification, each figure with its label", () => {
	renderInRouter(<TrackRecord {...(homeSection("whoweare") as TrackRecordProps)} />);
	const figures = screen.getAllByRole("definition").map((figure) => figure.textContent);
	expect(figures).toEqual(["Over 25", "99.9%", "Over 600", "30 min"]);
	expect(screen.getAllByRole("term")).toHaveLength(4);
});

test("has the heading and the two highlights of the specification", () => {
	renderInRouter(<TrackRecord {...(homeSection("whoweare") as TrackRecordProps)} />);
	expect(screen.getByRole("region", { name: "Our Track Record" })).toBeTruthy();
	const highlights = screen.getAllByRole("heading", { level: 3 });
	expect(highlights.map(({ textContent }) => textContent)).toEqual(["Cloud-based", "Legacy"]);
});

test("links to the figures of this site", () => {
	renderInRouter(<TrackRecord {...(homeSection("whoweare") as TrackRecordProps)} />);
	const link = screen.getByRole("link", { name: /this site is the sample/ });
	expect(link.getAttribute("href")).toBe("/quality");
});
