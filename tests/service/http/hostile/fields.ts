import { identifiers } from "../../support/enquiry-requests.ts";
import { form, json, jsonBody, urlEncoded } from "../wire.ts";
import type { HostileCase } from "./hostile-case.ts";

const refused = (name: string, wire: string, body: RegExp): HostileCase => ({
	name,
	wire,
	status: 400,
	body,
});
const address = (value: string, name = `the address ${JSON.stringify(value).slice(0, 40)}`) =>
	refused(name, form({ user_email: value }), /^user_email: Enter an email address/);
const phone = (value: string) =>
	refused(
		`the phone number ${JSON.stringify(value)}`,
		form({ phone: value }),
		/^phone: .*exactly ten/,
	);
const without = Object.entries({
	service_id: "service id",
	template_id: "template id",
	user_id: "public key",
});
const text = (value: string) =>
	jsonBody(`{"service_id":"a","template_id":"b","user_id":"c","template_params":${value}}`);

/** Invalid and unusual field values. */
export const fields: HostileCase[] = [
	...without.map(([id, name]) =>
		refused(
			`no ${name}`,
			json({}, { [id]: "" }),
			new RegExp(`^The ${name} is missing\\. Send it as ${id}\\.$`),
		),
	),
	...["123456789", "12345678901", "+651234567", "12345 6789", "1e10000000"].map(phone),
	...[
		"ada",
		"@",
		"a@b",
		"a@@b.c",
		"a b@c.d",
		"a@b.c,d@e.f",
		"a@b.c>,<d@e.f",
		"<a@b.c>",
		'"a b"@c.d',
		"a@b..c",
		"a@b.c\r\nBcc: d@e.f",
		"a@b.c;d@e.f",
	].map((value) => address(value)),
	refused(
		"an address of 255 characters",
		form({ user_email: `${"a".repeat(249)}@b.com` }),
		/^user_email: Shorten this to 254/,
	),
	refused("an unknown enquiry type", form({ enquiryType: "Admin" }), /^enquiryType: Choose one of/),
	refused(
		"an enquiry type in lower case",
		form({ enquiryType: "career" }),
		/^enquiryType: Choose one of/,
	),
	refused(
		"an enquiry type followed by another line",
		form({ enquiryType: "Other\r\nBcc: a@b.c" }),
		/^enquiryType: Choose one of/,
	),
	refused(
		"Career without a phone",
		form({ enquiryType: "Career", phone: "" }),
		/^phone: This field/,
	),
	refused(
		"a message that is one character too long",
		form({ message: "m".repeat(10_001) }),
		/^message: Shorten this/,
	),
	refused("a message of white space", form({ message: " \t\r\n\u3000" }), /^message: This field/),
	refused(
		"a company that is too long",
		form({ company: "c".repeat(201) }),
		/^company: Shorten this/,
	),
	refused(
		"an idempotency key that is too long",
		form({ enquiry_id: "k".repeat(201) }),
		/^enquiry_id: Shorten this/,
	),
	refused(
		"no fields",
		json(Object.fromEntries(Object.keys(identifiers).map((id) => [id, ""])), {
			template_params: {},
		}),
		/^user_name: .+\nuser_email: .+\nenquiryType: .+\nmessage: /,
	),
	{
		name: "an arrival with a formula and control characters",
		wire: form({ arrival: "=a.example /a?utm_source==1%2B1%1B%5B2J&utm_term=%E2%80%AE%0D%0Aa" }),
		status: 200,
		stores: { first_page: "/a", referring_host: "", utm_source: "=1+1[2J", utm_term: "a" },
	},
	refused("a number", json({ company: 5 }), /^company: Send text\.$/),
	refused("a boolean", json({ message: true }), /^message: Send text\.$/),
	refused("a list", json({ user_email: ["a@b.c"] }), /^user_email: Send text\.$/),
	refused("an object", json({ user_name: { toString: "x" } }), /^user_name: Send text\.$/),
	refused("parameters as a list", text("[]"), /^template_params: Send an object/),
	refused("parameters as a string", text('"x"'), /^template_params: Send an object/),
	refused("no parameters", text("null"), /^template_params: Send an object/),
	refused("JSON ten thousand levels deep", jsonBody("[".repeat(10_000)), /^Send valid JSON\.$/),
	refused(
		"valid JSON thousands of levels deep",
		jsonBody(`${"[".repeat(9_000)}${"]".repeat(9_000)}`),
		/^Send a JSON object\.$/,
	),
	refused("JSON with a number that overflows", text('{"company":1e999}'), /^company: Send text\.$/),
	refused("more than one JSON value", jsonBody("{}{}"), /^Send valid JSON\.$/),
	{
		name: "__proto__ in JSON",
		wire: text(
			'{"__proto__":{"user_name":"x","company":"evil"},"user_name":"Ada","user_email":"a@b.c","enquiryType":"Other","message":"m"}',
		),
		status: 200,
		stores: { company: "" },
	},
	{
		name: "constructor and toString as fields",
		wire: form({ constructor: "x", toString: "y", hasOwnProperty: "z" }),
		status: 200,
		stores: {},
	},
	{
		name: "a duplicate key in JSON",
		wire: text(
			'{"company":"one","company":"two","user_name":"Ada","user_email":"a@b.c","enquiryType":"Other","message":"m"}',
		),
		status: 200,
		stores: { company: "two" },
	},
	{
		name: "a filled honeypot",
		wire: form({ homepage: "http://spam.example" }),
		status: 200,
		body: /^OK$/,
		stores: { quarantined: true, quarantineReason: "honeypot", mail: "none" },
	},
	{
		name: "a form submitted after 3 ms",
		wire: form({ elapsed_ms: "3" }),
		status: 200,
		body: /^OK$/,
		stores: { quarantined: true, quarantineReason: "elapsed", mail: "none" },
	},
	{
		name: "a negative elapsed time",
		wire: form({ elapsed_ms: "-99999999999999999999" }),
		status: 200,
		stores: { quarantined: true },
	},
	{
		name: "an elapsed time that is not a number",
		wire: form({ elapsed_ms: "NaN" }),
		status: 200,
		stores: { quarantined: true },
	},
	{
		name: "HTML in a form without script",
		wire: urlEncoded("user_name=%3Cscript%3Ealert(1)%3C/script%3E&user_email=%3Cb%3E"),
		status: 400,
		// The page has what the renderer got as JSON.
		body: /"user_email":"Enter an email address.+"user_name":"\\u003cscript>alert\(1\)\\u003c\/script>"/,
		headers: { "content-type": /^text\/html/ },
	},
];
