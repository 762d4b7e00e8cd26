import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { pagesOf } from "#content/pages.ts";
import { freePort } from "../support/free-port.ts";
import { watchPages } from "../support/page/page-problems.ts";

const ROOT = resolve(".");
const SERVICE = pagesOf("offering").find(({ group }) => group === "services");
/** An attack, which has to come out as text. */
const SCRIPT = "</script><script>alert(1)</script>";
const HEADLINE = "Contracts that both sides can test";
const PICTURE = "Two people at a table with plans";

/** A clone of this project with its packages and its build, so that only a publishing has to build. */
function cloneProject(root: string) {
	const folder = join(root, "site");
	const git = (...args: string[]) =>
		execFileSync("git", args, { cwd: folder, encoding: "utf8" }).trim();
	execFileSync("git", ["clone", "--quiet", ROOT, folder]);
	git("config", "user.email", "owner@example.com");
	symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
	cpSync(join(ROOT, "build"), join(folder, "build"), { recursive: true });
	const read = (file: string) => readFileSync(join(folder, file), "utf8");
	return { folder, git, read };
}

async function startEditor(cwd: string) {
	const port = await freePort();
	const editor = spawn(process.execPath, ["tools/run.mjs", "tools/edit/main.ts"], {
		...{ cwd, stdio: ["ignore", "pipe", "inherit"] },
		env: { ...process.env, EDITOR_PORT: String(port) },
	});
	await new Promise<void>((ready) => {
		editor.stdout?.on("data", (text) => String(text).includes("Edit the copy") && ready());
	});
	return { origin: `http://127.0.0.1:${port}`, editor };
}

test("an owner edits, is refused, publishes and undoes @release", async ({ page, context }) => {
	// Publishing and undoing build the site, which takes most of the time.
	test.setTimeout(900_000);
	page.setDefaultTimeout(60_000);
	if (!SERVICE) throw new Error("The firm has no service.");
	const root = mkdtempSync(join(tmpdir(), "rehearsal-"));
	const { folder, git, read } = cloneProject(root);
	const { origin, editor } = await startEditor(folder);
	try {
		const problems = await watchPages(context, origin);
		// The editor rejects a promise so when a save is refused, and logs why.
		problems.allow(/^page error: (undefined|Object)$/);
		problems.allow(/^console error: API_ERROR: Summary: needs at least 60 characters; it has 6\n/);
		problems.allow(/status 422: .*\/api\/v1$/, /422 .*\(.*\/api\/v1\)$/);
		// The frame of the preview has the page's links to the typefaces, but gets the page after its own load.
		problems.allow(
			/^console warning: The resource \S+\/company\/made\/(display|text)\.woff2 was preloaded using link preload but not used .*\(about:srcdoc\)$/,
		);
		const field = (label: string) => page.getByLabel(label, { exact: true }).first();
		const beside = page.frameLocator("iframe").first();
		const preview = beside.frameLocator('iframe[title="Preview of the page"]');
		const headline = preview.getByRole("heading", { level: 1 });
		async function save(outcome: RegExp): Promise<void> {
			await page.getByRole("button", { name: "Save", exact: true }).click();
			await page.getByText("Save now").click();
			await expect(page.getByText(outcome).first()).toBeVisible({ timeout: 120_000 });
		}
		/** What the page of publishing says when it is through. */
		const expectOutcome = (text: RegExp) =>
			expect(page.locator("[role=status], [role=alert]")).toHaveText(text, { timeout: 300_000 });

		await test.step("an unfinished record is shown while it is typed", async () => {
			await page.goto(origin);
			await expect(page.getByText("Everything that was saved is published.")).toBeVisible();
			await page.getByRole("link", { name: "Vacancies" }).click();
			await page.getByRole("button", { name: "Open the editor" }).click();
			await page.getByRole("link", { name: "New Vacancy" }).click();
			await field("Role").fill("Tester");
			await expect(headline).toHaveText("Tester", { timeout: 300_000 });
		});
		await test.step("a change is refused, seen before it is saved, and saved", async () => {
			// The address of a record, as the launch check prints such addresses.
			await page.goto(`${origin}/edit#/collections/services/entries/${SERVICE.id}`);
			page.once("dialog", (dialog) => dialog.accept());
			await page.reload();
			await field("Summary").fill("Short.");
			await expect(beside.getByText("needs at least 60 characters; it has 6")).toBeVisible();
			await save(/^Not saved. Summary: needs/);
			await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
			await field("Summary").fill(`${HEADLINE}. We write it first and test it. ${SCRIPT}`);
			await field("Heading, if it is not the name of the page (optional)").fill(HEADLINE);
			await expect(headline).toHaveText(HEADLINE);
			await save(/^Changes saved/i);
		});
		await test.step("a picture is shown by form and preview before it is saved", async () => {
			const create = { width: 1800, height: 1200, channels: 3, background: "#1a6f4f" } as const;
			const buffer = await sharp({ create }).jpeg().toBuffer();
			await page.getByRole("button", { name: "Choose different image" }).first().click();
			const chosen = { name: "Our office.jpg", mimeType: "image/jpeg", buffer };
			await page.locator("input[type=file]").first().setInputFiles(chosen);
			await page.getByRole("button", { name: /Choose selected/ }).click();
			await expect(beside.getByText("is needed for a picture of your own")).toBeVisible();
			const inForm = page.locator('img[src$="/art/our-office.jpg"]').first();
			const width = () => inForm.evaluate((image: HTMLImageElement) => image.naturalWidth);
			await expect.poll(width).toBeGreaterThan(0);
			await expect(preview.locator('img[src*="/art/our-office-"]').first()).toBeAttached();
			const name = "What the picture shows, for people who cannot see it";
			await page.getByRole("textbox", { name }).first().fill(PICTURE);
			await save(/^Changes saved/i);
			await expect(preview.getByAltText(PICTURE).first()).toBeAttached();
			expect(existsSync(join(folder, "company/public/art/our-office-640.avif"))).toBe(true);
		});
		const before = git("rev-parse", "HEAD");
		const built = () => read(`build/client${SERVICE.route}/index.html`);
		await test.step("publish", async () => {
			await page.getByRole("link", { name: "Publish and undo" }).click();
			await page.getByLabel("Your name").fill("Ada Lovelace");
			await page.getByLabel("What you changed (optional)").fill("Say what a contract is for");
			await page.getByRole("button", { name: "Publish" }).click();
			await expect(page.getByRole("progressbar")).toBeVisible();
			await expectOutcome(/^Your changes are ready for the public site\./);
			expect(git("log", "-1", "--format=%an: %s")).toBe("Ada Lovelace: Say what a contract is for");
			expect(built()).toContain(HEADLINE);
			expect(built()).toContain(`alt="${PICTURE}"`);
			const cards = read("build/client/our-services/index.html");
			expect(cards).toContain("&lt;script&gt;alert(1)");
			expect(cards).not.toContain("<script>alert");
		});
		await test.step("undo", async () => {
			await page.getByRole("link", { name: "All publishings" }).click();
			await page.getByRole("button", { name: "Undo: Say what a contract is for" }).click();
			await expectOutcome(/^The changes are undone here\./);
			expect(built()).not.toContain(HEADLINE);
			expect(git("diff", "--stat", before, "HEAD", "--", "company")).toBe("");
		});
		expect(problems.found()).toEqual([]);
	} finally {
		editor.kill();
		await once(editor, "exit");
		rmSync(root, { recursive: true, force: true });
	}
});
