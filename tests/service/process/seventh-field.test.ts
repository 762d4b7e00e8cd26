import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { createServer } from "vite";
import { expect, test } from "vitest";
import type { EnquiryField } from "#shared/enquiry.ts";
import type { Refused } from "#shared/site-build.ts";
import { ada, urlEncoded } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { NODE, ROOT, runToEnd, startServiceProcess } from "../support/service-process.ts";
import { changeSiteBuild, siteFolder } from "../support/site-folder.ts";
import { atTestEnd, tempFolder } from "../support/temp-folder.ts";
import { startReceiver } from "../support/webhook-receiver.ts";

const SOURCES = "site company content service shared package.json tsconfig.json".split(" ");
const FIELD = `	country: { column: "country", label: "Country", required: false, limit: 100 },\n`;
/** The field that only the copied sources have. */
const COUNTRY = "country" as EnquiryField;

/** Copies the sources and adds a field as docs/how-to/change-the-form.md says. */
function sourcesWithCountry(): string {
	const root = tempFolder();
	for (const name of SOURCES) cpSync(join(ROOT, name), join(root, name), { recursive: true });
	symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"));
	const fields = join(root, "shared/enquiry.ts");
	const [before = "", type = "", after = ""] = readFileSync(fields, "utf8").split(
		/^(\tenquiryType: \{\n)/m,
	);
	writeFileSync(fields, before + FIELD + type + after);
	const file = join(root, "company/enquiry-form.json");
	const copy = JSON.parse(readFileSync(file, "utf8"));
	copy.fields.country = { label: "Country" };
	writeFileSync(file, JSON.stringify(copy));
	return root;
}

/** Renders from the sources the page with the contact form, and the page for a refused enquiry. */
async function renderedPages(root: string, refused: Refused) {
	const server = await createServer({
		...{ root, configFile: false, logLevel: "error", appType: "custom" },
		optimizeDeps: { noDiscovery: true },
		server: { middlewareMode: true, hmr: false, watch: null },
	});
	atTestEnd(() => server.close());
	type Site = typeof import("#site/server.ts");
	const site = (await server.ssrLoadModule("/site/server.ts")) as Site;
	const assets = { head: { code: "" }, start: "/start.js", sheets: {} };
	const contact = site.pages.find(({ kind }) => kind === "contact");
	if (!contact) throw new Error("There is no page with the contact form.");
	const refusal = site.pageRenderer(assets).refusal(refused);
	return { form: site.renderPage(contact, assets), refusal };
}

test("one line in the field list adds a field to form, database, mail, webhook, CLI and CSV", {
	tags: ["release"],
	timeout: 180_000,
}, async () => {
	const root = sourcesWithCountry();
	const { form, refusal } = await renderedPages(root, {
		errors: { [COUNTRY]: "Shorten this" },
		typed: { [COUNTRY]: "Singapore" },
	});
	const [input = ""] = /<input[^>]* name="country"[^>]*>/.exec(form) ?? [];
	expect(input).toMatch(/ type="text".* id="enquiry-country".* maxLength="100"/);
	expect(input).not.toContain("required");
	expect(form).toMatch(/<label[^>]* for="enquiry-country">Country ?</);
	expect(refusal).toContain(">Country: Shorten this<");
	expect(refusal).toMatch(/<input[^>]* name="country"[^>]* value="Singapore"/);

	const cwd = siteFolder();
	const code = `import { words } from "./content/words.ts"; console.log(JSON.stringify(words));`;
	const args = ["--input-type=module", "-e", code];
	const words = JSON.parse(execFileSync(NODE, args, { cwd: root, encoding: "utf8" }));
	changeSiteBuild(cwd, { words });
	const { calls, env } = await startReceiver();
	const service = await startServiceProcess(cwd, env, atTestEnd, { root });
	const sent = { ...ada, country: "Singapore" };
	expect(await service.enquire(sent)).toBe(200);

	const run = async (...args: string[]) =>
		(await runToEnd("cli.ts", args, cwd, {}, { root })).stdout;
	const records = async () => JSON.parse(await run("export", "--json"));
	await eventually(async () => (await records()).at(-1).mail).toBe("filed");
	const [added] = await records();
	expect(added).toMatchObject(sent);

	const mail = await PostalMime.parse(readFileSync(join(cwd, `data/mails/${added.id}.eml`)));
	expect(mail.text).toContain(" · Country: Singapore · ");
	expect(mail.html).toContain("Country: Singapore<");
	await eventually(() => calls.length).toBe(1);
	expect(JSON.parse(calls[0]?.body ?? "").data).toMatchObject(sent);
	expect(await run("show", added.id)).toMatch(/^Country: +Singapore$/m);
	expect(await run("export", "--csv")).toMatch(/,country\r\n.*,"Singapore"\r\n$/s);

	const refused = await service.send(urlEncoded({ ...sent, country: "x".repeat(101) }));
	const errors = { country: "Shorten this to 100 characters" };
	expect(await refused.json()).toMatchObject({ errors });
});
