// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { VISITORS } from "#content/demos/migration/migration.ts";
import { resolveDemo } from "#content/demos.ts";
import { pagesOf } from "#content/pages.ts";
import { renderSize } from "#content/renders.ts";
import { Migration } from "./migration.tsx";
import { SCENE } from "./places.ts";

const demos = pagesOf("offering").flatMap(({ sections }) =>
	sections.flatMap((section) => {
		const demo = section.kind === "demo" && resolveDemo(section.demo);
		return demo && demo.demo === "migration" ? [demo] : [];
	}),
);
const [demo] = demos;
if (!demo) throw new Error("No page has this demo.");

beforeEach(() => {
	render(<Migration demo={demo} />);
});
afterEach(cleanup);

const slider = () => screen.getByRole("slider", { name: demo.legend });
const [backButton, forwardButton] = [0, 1].map((index) => () => {
	const button = screen.getAllByRole("button")[index];
	if (!button) throw new Error("The demo has fewer than two buttons.");
	return button;
}) as [() => HTMLElement, () => HTMLElement];
const moveTo = (stage: number) => fireEvent.change(slider(), { target: { value: String(stage) } });

test.each(demo.stages.map((stage, index) => ({ ...stage, index })))(
	"$label: the slider says so, and four rows describe it",
	({ index, label, serves, cost, wrong, back, onOld, onNew }) => {
		moveTo(index);
		expect(slider().getAttribute("aria-valuetext")).toBe(label);
		for (const text of [serves, cost, wrong, back, onOld, onNew]) {
			expect(screen.getByText(text, { exact: true })).toBeTruthy();
		}
		expect(screen.getByText(serves).getAttribute("aria-live")).toBe("polite");
	},
);

test.each(demo.stages.map(({ label, moved }, index) => ({ label, moved, index })))(
	"$label: $moved of the balls stand before the cloud",
	({ moved, index }) => {
		moveTo(index);
		const balls = [...document.querySelectorAll<SVGGElement>(".visitor")];
		const onNew = balls.filter(
			({ style }) => Number.parseFloat(style.translate) > renderSize(SCENE).width / 2,
		);
		expect(balls).toHaveLength(VISITORS);
		expect(onNew).toHaveLength(moved);
	},
);

test("the button takes back stage by stage, keeps the focus, and stops at the first", async () => {
	const user = userEvent.setup();
	moveTo(3);
	for (const stage of [2, 1, 0, 0]) {
		await user.click(backButton());
		expect(screen.getByText(demo.stages[stage]?.serves ?? "")).toBeTruthy();
	}
	expect(document.activeElement).toBe(backButton());
	expect(backButton().getAttribute("aria-disabled")).toBe("true");
});

test("the other button goes on stage by stage, and stops at the last", async () => {
	const user = userEvent.setup();
	moveTo(0);
	for (const stage of [1, 2, 3, 4, 4]) {
		await user.click(forwardButton());
		expect(screen.getByText(demo.stages[stage]?.serves ?? "")).toBeTruthy();
	}
	expect(document.activeElement).toBe(forwardButton());
	expect(forwardButton().getAttribute("aria-disabled")).toBe("true");
});

test("the last stage cannot be taken back", async () => {
	const user = userEvent.setup();
	moveTo(4);
	expect(backButton().getAttribute("aria-disabled")).toBe("true");
	await user.click(backButton());
	expect(screen.getByText(demo.stages[4]?.serves ?? "")).toBeTruthy();
});
