import { expect, test } from "vitest";
import { fixture } from "./fixture.ts";
import { project, resolveMigration } from "./model.ts";

const { stages, summary } = resolveMigration(fixture);

test("a visitor is on the old system or on the new one, and the summary says who serves and the way back", () => {
	expect(stages[2]).toMatchObject({ onOld: "9 of 10", onNew: "1 of 10" });
	expect(summary[2]).toEqual({ title: "1 moved at stage 2", text: "Both. Back: By a setting." });
});

/** From world_to_camera_view of Blender, with the STAGE of art/blender/scenes/move.py. */
test.each([
	{ point: [-3.95, -1.3, 0.38], x: 164.7, y: 574.5 },
	{ point: [3.95, -1.3, 0.38], x: 1239.2, y: 746.8 },
] as const)("the camera sees $point where Blender's does", ({ point, x, y }) => {
	const seen = project(point);
	expect(seen.x).toBeCloseTo(x, 0);
	expect(seen.y).toBeCloseTo(y, 0);
});
