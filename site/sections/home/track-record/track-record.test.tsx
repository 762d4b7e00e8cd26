// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { homeSection } from "#content/home-sections.ts";
import { TrackRecord, type TrackRecordProps } from "./track-record.tsx";

afterEach(cleanup);

const record = homeSection("whoweare") as TrackRecordProps;

test("shows each figure with its label", () => {
	render(<TrackRecord {...record} />);
	const figures = screen.getAllByRole("definition").map((figure) => figure.textContent);
	expect(figures).toEqual(record.facts.map(({ figure }) => figure));
	const labels = screen.getAllByRole("term").map((label) => label.textContent);
	expect(labels).toEqual(record.facts.map(({ label }) => label));
});

test("has the heading and the two highlights of the specification", () => {
	render(<TrackRecord {...(homeSection("whoweare") as TrackRecordProps)} />);
	expect(screen.getByRole("region", { name: "Our Track Record" })).toBeTruthy();
	const headings = screen.getAllByRole("heading", { level: 3 });
	const texts = headings.map(({ textContent }) => textContent);
	expect(texts).toEqual([record.figures, "Cloud-based", "Legacy"]);
});

test("links to the figures of this site", () => {
	render(<TrackRecord {...(homeSection("whoweare") as TrackRecordProps)} />);
	const link = screen.getByRole("link", { name: record.more?.text ?? "" });
	expect(link.getAttribute("href")).toBe("/quality");
});
