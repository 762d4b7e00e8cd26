// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { keepTyped } from "./typed.ts";

const HTML = `<input name="name"><textarea name="message"></textarea>
	<input type="radio" name="kind" value="a"><input type="radio" name="kind" value="b">
	<select name="size"><option value="">-</option><option value="s">S</option></select>
	<input type="hidden" name="key"><p></p>`;

let island: HTMLElement;
beforeEach(() => {
	document.body.innerHTML = '<site-island></site-island><button id="other">Other</button>';
	island = document.querySelector("site-island") as HTMLElement;
	island.innerHTML = HTML;
});

const field = (name: string, value?: string) =>
	island.querySelector(`[name=${name}]${value ? `[value=${value}]` : ""}`) as HTMLInputElement;
function type(name: string, value: string) {
	field(name).value = value;
	field(name).dispatchEvent(new Event("input", { bubbles: true }));
}
/** What React does when it draws the island anew. */
const redraw = () => {
	island.innerHTML = HTML;
};

test("copies values and choices to new fields, and tells the component of them and that they were left", () => {
	field("name").value = "Ann";
	field("message").value = "One\ntwo";
	field("kind", "b").checked = true;
	field("size").value = "s";
	field("key").value = "old";
	const restore = keepTyped(island);
	redraw();
	const heard: string[] = [];
	const left: string[] = [];
	island.addEventListener("input", ({ target }) => heard.push((target as HTMLInputElement).name));
	island.addEventListener("focusout", ({ target }) => left.push((target as HTMLInputElement).name));
	restore();
	const values = ["name", "message", "size", "key"].map((name) => field(name).value);
	// The hidden one belongs to the component, not to the visitor.
	expect(values).toEqual(["Ann", "One\ntwo", "s", ""]);
	expect([field("kind", "a").checked, field("kind", "b").checked]).toEqual([false, true]);
	expect(heard).toEqual(["name", "message", "kind", "size"]);
	expect(new Set(left)).toEqual(new Set(heard));
});

test("leaves a new field alone that has a draft", () => {
	const restore = keepTyped(island);
	redraw();
	field("message").value = "from a draft";
	restore();
	expect(field("message").value).toBe("from a draft");
});

test("gives the new field the focus and the caret of the old one, unless the visitor has gone elsewhere", () => {
	field("message").value = "A message";
	field("message").focus();
	field("message").setSelectionRange(2, 4);
	let restore = keepTyped(island);
	redraw();
	restore();
	expect(document.activeElement).toBe(field("message"));
	expect([field("message").selectionStart, field("message").selectionEnd]).toEqual([2, 4]);
	restore = keepTyped(island);
	redraw();
	document.getElementById("other")?.focus();
	restore();
	expect(document.activeElement?.id).toBe("other");
});

test("knows what is typed into fields that were replaced meanwhile, more than once", () => {
	const restore = keepTyped(island);
	redraw();
	// A browser fills in fields without focusing them.
	type("message", "Hello");
	field("name").focus();
	for (const name of ["An", "Ann"]) {
		type("name", name);
		redraw();
		restore();
		expect([field("message").value, field("name").value]).toEqual(["Hello", name]);
		expect(document.activeElement).toBe(field("name"));
	}
});
