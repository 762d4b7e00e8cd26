import { expect, test } from "vitest";
import { parseMultipart } from "./multipart.ts";

const body = (boundary: string, ...sections: string[]) =>
	Buffer.from(
		`${sections.map((section) => `--${boundary}\r\n${section}\r\n`).join("")}--${boundary}--\r\n`,
	);
const field = (name: string, value: string) =>
	`Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;
const parse = (content: Buffer, boundary = "b") =>
	parseMultipart(`multipart/form-data; boundary=${boundary}`, content);

test("reads what FormData writes, byte for byte", async () => {
	const form = new FormData();
	const values = [
		"",
		" ",
		"ä 🙂 \u2028",
		"a\r\n\r\nb\r\n",
		"--",
		"\r\n--x--\r\n",
		'=&%22"\\',
		"x".repeat(9_999),
	];
	for (const value of values) form.append("field", value);
	form.append("file", new Blob(["x"]), "x.txt");
	const response = new Response(form);
	const contentType = response.headers.get("content-type") ?? "";
	expect(parseMultipart(contentType, Buffer.from(await response.arrayBuffer()))).toEqual([
		...values.map((value) => ["field", value]),
		["file", null],
	]);
});

test.each([
	[
		"the boundary's text in a value",
		body("b", field("a", "b bb --b b@b")),
		[["a", "b bb --b b@b"]],
	],
	[
		"more headers, in any case",
		body("b", `X: y\r\ncontent-DISPOSITION: form-data;name=a\r\n\r\nv`),
		[["a", "v"]],
	],
	[
		"text before and after",
		Buffer.from(`before\r\n${body("b", field("a", "v"))}after`),
		[["a", "v"]],
	],
	["a NUL byte in a value", Buffer.concat([body("b", field("a", "\u0000"))]), [["a", "\u0000"]]],
])("%s", (_, content, parts) => {
	expect(parse(content)).toEqual(parts);
});

test("a quoted boundary with any characters", () => {
	expect(
		parse(body("a'()+_,-./:=? b", field("a", "v")), `"a'()+_,-./:=? b"; charset=utf-8`),
	).toEqual([["a", "v"]]);
});

test.each([
	["nothing", ""],
	["no end", `--b\r\n${field("a", "v")}\r\n`],
	["only an end", "--b--\r\n"],
	["no empty line", '--b\r\nContent-Disposition: form-data; name="a"\r\n--b--\r\n'],
	["no name", "--b\r\nContent-Disposition: form-data\r\n\r\nv\r\n--b--\r\n"],
	["no disposition", "--b\r\nContent-Type: text/plain\r\n\r\nv\r\n--b--\r\n"],
	["another disposition", '--b\r\nContent-Disposition: attachment; name="a"\r\n\r\nv\r\n--b--\r\n'],
	[
		"a longer boundary inside",
		`--b\r\n${field("a", "v")}\r\n--bc\r\n${field("c", "v")}\r\n--b--\r\n`,
	],
	["LF line ends", `--b\n${field("a", "v").replaceAll("\r", "")}\n--b--\n`],
])("malformed: %s", (_, content) => {
	expect(parse(Buffer.from(content))).toBeUndefined();
});

test.each([
	"multipart/form-data",
	"multipart/form-data; boundary=",
	`multipart/form-data; boundary="${"x".repeat(71)}"`,
])("malformed: %s", (contentType) => {
	expect(parseMultipart(contentType, body("b", field("a", "v")))).toBeUndefined();
});

test("random bytes never throw", () => {
	const pieces = [
		"--b",
		"--b--",
		"\r\n",
		"\r\n\r\n",
		field("a", "v"),
		";",
		'"',
		"filename=x",
		"\xff",
	];
	let seed = 1;
	const random = () => {
		seed = (seed * 48_271) % 2_147_483_647;
		return seed;
	};
	for (let round = 0; round < 5_000; round++) {
		const content = Array.from(
			{ length: random() % 12 },
			() => pieces[random() % pieces.length],
		).join("");
		const parts = parse(Buffer.from(content, "latin1"));
		expect(parts === undefined || parts.every(([name]) => typeof name === "string")).toBe(true);
	}
});
