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
	const start = (name: string, minutes: number) =>
		fireEvent.change(screen.getByRole("slider", { name }), { target: { value: minutes } });

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

	test("moves with the start of either day", async () => {
		renderOn("2026-01-15T12:00Z");
		await choose("Asia/Kolkata");
		expect(rows()[0]).toBe(
			"You share 6 hours 30 minutes: 9:00 to 15:30 for you, 11:30 to 18:00 in Singapore.",
		);
		start("Your day starts at", 12 * 60);
		expect(rows()[0]).toBe(
			"You share 3 hours 30 minutes: 12:00 to 15:30 for you, 14:30 to 18:00 in Singapore.",
		);
		start("The team's day starts at", 12 * 60);
		expect(rows()[0]).toMatch(/^You share 6 hours 30 minutes: 12:00 to 18:30 for you/);
		const slider = screen.getByRole("slider", { name: "Your day starts at" });
		expect(slider.getAttribute("aria-valuetext")).toBe("12:00");
	});

	test("says what to do without shared hours, and on which day shared hours are", async () => {
		renderOn("2026-01-15T12:00Z");
		await choose("America/New_York");
		expect(rows()).toEqual([
			expect.stringMatching(/^No hours yet. Start 1 hour 30 minutes later, let the team start/),
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
