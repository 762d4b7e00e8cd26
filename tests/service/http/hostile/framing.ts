import { form, multipartBody, part, parts, utf8 } from "../wire.ts";
import type { HostileCase } from "./hostile-case.ts";

const END = "--b--\r\n";
const INVALID = /^Send valid multipart\/form-data\.$/;
const FILES = /^Send text only: files are not accepted\.$/;

const invalid = (name: string, body: string, type?: string): HostileCase => ({
	name,
	wire: multipartBody(body, type),
	status: 400,
	body: INVALID,
});

/** Multipart framing. */
export const framing: HostileCase[] = [
	invalid("no boundary", parts() + END, "multipart/form-data"),
	invalid("an empty boundary", parts() + END, "multipart/form-data; boundary="),
	invalid("a boundary of 71 characters", "x", `multipart/form-data; boundary=${"b".repeat(71)}`),
	invalid(
		"a boundary that differs from the body's",
		parts() + END,
		"multipart/form-data; boundary=c",
	),
	invalid("no closing boundary", parts()),
	invalid("only the closing boundary", END),
	invalid("a body that ends within part headers", "--b\r\nContent-Disp"),
	invalid("bare line feeds", (parts() + END).replaceAll("\r\n", "\n")),
	invalid("a part without headers", `${parts()}--b\r\n\r\nx\r\n${END}`),
	invalid(
		"a part without a blank line",
		`${parts()}--b\r\nContent-Disposition: form-data; name="x"\r\n${END}`,
	),
	invalid(
		"a part without Content-Disposition",
		`${parts()}--b\r\nContent-Type: text/plain\r\n\r\nx\r\n${END}`,
	),
	invalid(
		"a Content-Disposition other than form-data",
		`${parts()}--b\r\nContent-Disposition: attachment; name="x"\r\n\r\nx\r\n${END}`,
	),
	invalid("a part without a name", parts() + part("", "x", "") + END),
	invalid(
		"a line in a value that starts with the boundary",
		`${parts({ message: "a\r\n--bc" })}${END}`,
	),
	{
		name: "a file",
		wire: multipartBody(parts() + part("f", "x", '; name="f"; filename="a.exe"') + END),
		status: 400,
		body: FILES,
	},
	{
		name: "a file with filename*",
		wire: multipartBody(parts() + part("f", "x", "; name=\"f\"; filename*=UTF-8''a") + END),
		status: 400,
		body: FILES,
	},
	{
		name: "a file in place of the message",
		wire: multipartBody(
			parts({ message: "" }).replace('name="message"', 'name="message"; filename="m"') + END,
		),
		status: 400,
		body: FILES,
	},
	{
		name: "51 parts",
		wire: multipartBody(parts() + part("x", "").repeat(41) + END),
		status: 400,
		body: /^Send at most 50 fields\.$/,
	},
	{
		name: "a thousand empty parts",
		wire: multipartBody(part("x", "").repeat(1000) + END),
		status: 400,
		body: /^Send at most 50 fields\.$/,
	},
	{
		name: "a duplicate field",
		wire: multipartBody(parts() + part("user_email", "eve@evil.example") + END),
		status: 400,
		body: /^user_email: Send this field once\.$/,
	},
	{
		name: "two idempotency keys",
		wire: multipartBody(parts({ enquiry_id: "a" }) + part("enquiry_id", "b") + END),
		status: 400,
		body: /^enquiry_id: Send this field once\.$/,
	},
	{
		name: "a NUL in a field's name",
		wire: multipartBody(parts().replace('"user_name"', '"user_name\0"') + END),
		status: 400,
		body: /^user_name: This field cannot be left blank\.$/,
	},
	{
		name: "a preamble and an epilogue",
		wire: multipartBody(`hello\r\n${parts()}${END}bye`),
		status: 200,
		stores: { user_name: "Ada Lovelace" },
	},
	{
		name: "the boundary in the middle of a line",
		wire: form({ message: "a --b-- b" }),
		status: 200,
		stores: { message: "a --b-- b" },
	},
	{
		name: "a boundary with regular expression syntax",
		wire: multipartBody(
			(parts() + END).replaceAll("--b", "--.*+(b|$)"),
			'multipart/form-data; boundary=".*+(b|$)"',
		),
		status: 200,
		stores: {},
	},
	{
		name: "a quoted boundary with a space",
		wire: multipartBody(
			(parts() + END).replaceAll("--b", "--b c"),
			'multipart/form-data; boundary="b c"',
		),
		status: 200,
		stores: {},
	},
	{ name: "an unknown field", wire: form({ admin: "true" }), status: 200, stores: {} },
	{
		name: "a Content-Transfer-Encoding that does not apply",
		wire: multipartBody(
			parts({ message: "" })
				.replace('name="message"\r\n', 'name="message"\r\nContent-Transfer-Encoding: base64\r\n')
				.replace("\r\n\r\n\r\n", "\r\n\r\nSGVsbG8=\r\n") + END,
		),
		status: 200,
		stores: { message: "SGVsbG8=" },
	},
	{
		name: "a multipart inside a part",
		wire: form({
			message: '--c\nContent-Disposition: form-data; name="user_email"\n\neve@evil.example\n--c--',
		}),
		status: 200,
		stores: { user_email: "ada@example.com" },
	},
	{
		name: "a value in a non-Latin script",
		wire: multipartBody(parts() + part("company2", utf8("公司")) + END),
		status: 200,
		stores: {},
	},
];
