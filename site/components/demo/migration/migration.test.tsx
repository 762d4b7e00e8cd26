// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
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
const moveTo = (stage: number) => fireEvent.change(slider(), { target: { value: String(stage) } });

test.each(demo.stages.map((stage, index) => ({ ...stage, index })))(
	"$label: the slider says so, and four rows describe it",
	({ index, label, serves, cost, wrong, back, onOld, onNew }) => {
		moveTo(index);
		expect(slider().getAttribute("aria-valuetext")).toBe(label);
		for (const text of [serves, cost, wrong, back, onOld, onNew]) {
			expect(screen.getByText(text, { exact: true })).toBeTruthy();
		}
		expect(screen.getByText(back).closest("[aria-live]")).toBeTruthy();
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
