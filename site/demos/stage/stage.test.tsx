// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { StatePictures, Steady } from "./stage.tsx";

afterEach(cleanup);

test("a steady text has the room of all others, which nobody reads", () => {
	const { container } = render(<Steady others={["short", "the longest", "short"]}>short</Steady>);
	expect(container.textContent).toBe("short");
	const others = [...container.querySelectorAll<HTMLElement>("[data-text]")];
	expect(others.map(({ dataset }) => dataset.text)).toEqual(["the longest"]);
});

test("the pictures of other states load after the one that is shown", () => {
	const { container } = render(<StatePictures names={["a", "b"]} shown="a" sizes="9px" />);
	const states = () => [...container.querySelectorAll("[data-shown]")];
	expect(states()).toHaveLength(1);
	fireEvent.load(container.querySelector("img") as HTMLImageElement);
	expect(states().map((state) => state.getAttribute("data-shown"))).toEqual(["true", "false"]);
});
