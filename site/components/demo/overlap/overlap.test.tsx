// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { describeDemo } from "../describe-demo.ts";
import { Overlap } from "./overlap.tsx";
import { zoneOptions } from "./zone-options.ts";

afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

describeDemo("overlap", (demo) => {
	const rows = () => screen.getAllByRole("definition").map(({ textContent }) => textContent);
	const choose = (zone: string) =>
		userEvent.selectOptions(screen.getByRole("combobox", { name: "Your time zone" }), zone);
	const slider = () => screen.getByRole("slider", { name: demo.labels.team });
	const startTeam = (hour: number) => fireEvent.change(slider(), { target: { value: hour * 60 } });

	function renderOn(date: string) {
		vi.useFakeTimers({ toFake: ["Date"], now: new Date(date) });
		render(<Overlap demo={demo} />);
	}

	test("follows the clocks of summer and winter", async () => {
		renderOn("2026-07-15T12:00Z");
		await choose("Europe/London");
		expect(rows()).toEqual([
			"You share 2 hours: 9:00 to 11:00 for you, 16:00 to 18:00 in Singapore.",
			demo.use.some,
			"In January 1 hour, in July 2 hours: the clocks change in between.",
		]);
		cleanup();
		renderOn("2026-01-15T12:00Z");
		await choose("Europe/London");
		expect(rows()[0]).toBe("You share 1 hour: 9:00 to 10:00 for you, 17:00 to 18:00 in Singapore.");
	});

	test("the hours grow, shrink and vanish with the team's day, and each result says what to do", async () => {
		renderOn("2026-01-15T12:00Z");
		await choose("Europe/London");
		startTeam(15);
		expect(rows().slice(0, 2)).toEqual([
			"You share 7 hours: 9:00 to 16:00 for you, 17:00 to 24:00 in Singapore.",
			demo.use.many,
		]);
		expect(slider().getAttribute("aria-valuetext")).toBe("15:00");
		startTeam(10);
		expect(rows().slice(0, 2)).toEqual([
			"You share 2 hours: 9:00 to 11:00 for you, 17:00 to 19:00 in Singapore.",
			demo.use.some,
		]);
		startTeam(8.5);
		expect(rows()[1]).toBe(demo.use.few);
		startTeam(6);
		expect(rows().slice(0, 2)).toEqual([
			"No shared hours now. If the team starts at 9:00, you share 1 hour.",
			demo.use.none,
		]);
	});

	test("says what to do without shared hours, and on which day shared hours are", async () => {
		renderOn("2026-01-15T12:00Z");
		await choose("America/New_York");
		expect(rows()).toEqual([
			"No shared hours now. If the team starts at 6:00, you share 1 hour.",
			demo.use.none,
			"The same in winter and in summer: no hours.",
		]);
		await choose("America/Los_Angeles");
		expect(rows()[0]).toBe(
			"You share 1 hour: 17:00 to 18:00 for you, 9:00 to 10:00 the next day in Singapore.",
		);
	});

	test("the zone of the browser is marked, or added if it is not in the list", () => {
		const berlin = zoneOptions(demo, "Europe/Berlin");
		expect(berlin.options).toHaveLength(demo.zones.length);
		expect(berlin.options).toContainEqual({ zone: "Europe/Berlin", name: "Berlin (your zone)" });
		expect(zoneOptions(demo, "America/Argentina/Buenos_Aires").options[0]).toEqual({
			zone: "America/Argentina/Buenos_Aires",
			name: "Buenos Aires (your zone)",
		});
	});

	test("the summary says what a usual day shares in each zone", () => {
		const summary = Object.fromEntries(demo.summary.map(({ title, text }) => [title, text]));
		expect(summary).toMatchObject({
			London: "In January 1 hour, in July 2 hours: the clocks change in between.",
			Kolkata: "The same in winter and in summer: 6 hours 30 minutes.",
			"New York": "The same in winter and in summer: no hours.",
		});
	});
});
