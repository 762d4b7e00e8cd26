import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { type EnquiryField, SEND_FORM_PATH } from "#shared/enquiry.ts";
import { ada } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { runToEnd, startServiceProcess } from "../support/service-process.ts";
import { changeSiteBuild, refusedIn, siteFolder } from "../support/site-folder.ts";
import { atTestEnd } from "../support/temp-folder.ts";
import { startReceiver } from "../support/webhook-receiver.ts";
import { renderedPages } from "./rendered-pages.ts";
import { sourcesWithCountry } from "./sources-with-country.ts";

/** Copies the sources and runs them in processes of their own. */
const RELEASE = { tags: ["release"], timeout: 180_000 };
/** The field that only the copied sources have. */
const COUNTRY = "country" as EnquiryField;

/** The values that the browser posts when the form is filled in with Ada's enquiry. */
function filledForm(html: string): Record<string, string> {
	const names = [...html.matchAll(/<(?:input|textarea)[^>]* name="(\w+)"/g)].map(
		([, name]) => name,
	);
	return Object.fromEntries(Object.entries(ada).filter(([name]) => names.includes(name)));
}

/** Runs a module in this folder and returns what it prints. */
function runIn(root: string, code: string): string {
	const args = ["--input-type=module", "-e", code];
	return execFileSync(process.execPath, args, { cwd: root, encoding: "utf8" });
}

test(
	"one line in the field list adds a field to form, database, mail, webhook, CLI and CSV",
	RELEASE,
	async () => {
		const root = sourcesWithCountry("Country");

		const { contact: form, refusal } = await renderedPages(root, {
			errors: { [COUNTRY]: "Shorten this" },
			typed: { [COUNTRY]: "Singapore" },
		});
		const [input = ""] = /<input[^>]* name="country"[^>]*>/.exec(form) ?? [];
		expect(input).toMatch(/ type="text".* id="enquiry-country".* maxLength="100"/);
		expect(input).not.toContain("required");
		expect(form).toMatch(/<label[^>]* for="enquiry-country">Country ?</);
		const sent = { ...filledForm(form), country: "Singapore" };
		expect(sent).toEqual({ ...ada, country: "Singapore" });

		// A database with six fields and one enquiry already exists.
		const cwd = siteFolder();
		const before = await startServiceProcess(cwd);
		expect(await before.enquire(ada)).toBe(200);
		await before.end("SIGTERM");

		const words = `import { words } from "./content/words.ts"; console.log(JSON.stringify(words));`;
		changeSiteBuild(cwd, { words: JSON.parse(runIn(root, words)) });
		const { calls, env } = await startReceiver();
		const service = await startServiceProcess(cwd, env, atTestEnd, { root });
		expect(await service.enquire(sent)).toBe(200);

		const run = (...args: string[]) => runToEnd("cli.ts", args, cwd, {}, { root });
		const records = async () => JSON.parse((await run("export", "--json")).stdout);
		await eventually(async () => (await records()).at(-1).mail).toBe("filed");
		const [old, added] = await records();
		expect(old).toMatchObject({ ...ada, country: "" });
		expect(added).toMatchObject({ ...ada, country: "Singapore" });

		const mails = readdirSync(join(cwd, "data/mails")).sort();
		const mail = await PostalMime.parse(readFileSync(join(cwd, "data/mails", mails.at(-1) ?? "")));
		expect(mail.text).toContain(" · Country: Singapore · ");
		expect(mail.html).toContain("Country: Singapore<");

		await eventually(() => calls.length).toBe(1);
		expect(JSON.parse(calls[0]?.body ?? "").data).toMatchObject({ ...ada, country: "Singapore" });

		expect((await run("show", added.id)).stdout).toMatch(/^Country: +Singapore$/m);
		expect((await run("list")).stdout).toContain(added.id);
		const [head, ...lines] = (await run("export", "--csv")).stdout.trimEnd().split("\r\n");
		expect(head).toMatch(/,utm_content,country$/);
		expect(lines.map((line) => line.split(",").at(-1))).toEqual(['""', '"Singapore"']);

		// Without script, the page for a refused enquiry names the field by its label, and keeps its value.
		const body = new URLSearchParams({ ...sent, country: "x".repeat(101) });
		const refused = await fetch(service.address + SEND_FORM_PATH, { method: "POST", body });
		expect(refused.status).toBe(400);
		expect(refusedIn(await refused.text())).toMatchObject({
			errors: { country: "Shorten this to 100 characters" },
			typed: { country: "x".repeat(101) },
		});
		expect(refusal).toContain(">Country: Shorten this<");
		expect(refusal).toMatch(/<input[^>]* name="country"[^>]* value="Singapore"/);
	},
);

test("the content check rejects a field without a label", RELEASE, () => {
	const check = `import { checkContent } from "./content/check/check-content.ts"; for (const { file, path } of checkContent().mistakes) console.log(file + ", " + path);`;
	const checkIn = (root: string) => runIn(root, check);
	expect(checkIn(sourcesWithCountry())).toMatch(/^enquiry-form\.json, fields\.country$/m);
	expect(checkIn(sourcesWithCountry("Country"))).toBe("");
});
