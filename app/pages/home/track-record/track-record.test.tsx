// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { TrackRecord } from "./track-record.tsx";

afterEach(cleanup);

test("shows the specification's claims, each figure with its label", () => {
	render(<TrackRecord />);
	const figures = screen.getAllByRole("definition").map((figure) => figure.textContent);
	expect(figures).toEqual(["1998", "Over 25", "99.9%", "Over 600"]);
	expect(screen.getAllByRole("term")).toHaveLength(4);
});

test("carries the heading and the two highlights that the specification names", () => {
	render(<TrackRecord />);
	expect(screen.getByRole("region", { name: "Our Track Record" })).toBeTruthy();
	const highlights = screen.getAllByRole("heading", { level: 3 });
	expect(highlights.map(({ textContent }) => textContent)).toEqual(["Cloud-based", "Legacy"]);
});
