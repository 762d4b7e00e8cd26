import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { freePort } from "../support/free-port.ts";
import { watchPages } from "../support/page/page-problems.ts";

/** An owner's first afternoon, from a clone to a publishing that is undone, with the real editor. */

const ROOT = resolve(".");
/** An attack, which has to come out as text. */
const SCRIPT = "</script><script>alert(1)</script>";
const HEADLINE = "Contracts that both sides can test";
const PICTURE_TEXT = "What the picture shows, for people who cannot see it";
const PICTURE = "Two people at a table with plans";
const git = (folder: string, ...args: string[]) =>
	execFileSync("git", args, { cwd: folder, encoding: "utf8" }).trim();

async function startEditor(folder: string): Promise<{ origin: string; editor: ChildProcess }> {
	const port = await freePort();
	const editor = spawn(process.execPath, ["tools/run.mjs", "tools/edit/main.ts"], {
		cwd: folder,
		env: { ...process.env, EDITOR_PORT: String(port) },
		stdio: ["ignore", "pipe", "inherit"],
	});
	await new Promise<void>((ready) => {
		editor.stdout?.on("data", (text) => String(text).includes("Edit the copy") && ready());
	});
	return { origin: `http://127.0.0.1:${port}`, editor };
}

test("an owner adopts a company, edits, publishes and undoes @release", async ({
	page,
	context,
}) => {
	// The two builds take most of the usual four minutes.
	test.setTimeout(1_800_000);
	page.setDefaultTimeout(60_000);
	const root = mkdtempSync(join(tmpdir(), "rehearsal-"));
	const folder = join(root, "site");
	const json = (file: string) => JSON.parse(readFileSync(join(folder, "company", file), "utf8"));
	async function step(title: string, work: () => Promise<unknown>): Promise<void> {
		const start = performance.now();
		await test.step(title, work);
		console.log(`rehearsal: ${title}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
	}
	let server: ChildProcess | undefined;
	try {
		await step("clone", async () => {
			git(ROOT, "clone", "--quiet", ROOT, folder);
			git(folder, "config", "user.email", "owner@example.com");
		});
		await step("adopt a company", async () => {
			const adopt = ["tools/run.mjs", "tools/adopt/adopt.ts", "examples/second-company.json"];
			execFileSync(process.execPath, adopt, { cwd: folder, stdio: "ignore" });
			git(folder, "add", "--all", "company");
			git(folder, "-c", "user.name=Owner", "commit", "--quiet", "-m", "Adopt the company");
		});
		const { origin, editor } = await startEditor(folder);
		server = editor;
		const problems = await watchPages(context, origin);
		// The editor rejects a promise so when a save is refused.
		problems.allow(/^page error: (undefined|Object)$/);
		// A save is refused, and the editor asks whether there is already a record of this name.
		problems.allow(/status 422: .*\/api\/v1$/, /422 .*\(.*\/api\/v1\)$/);
		// Decap CMS logs why the summary that is too short is refused.
		problems.allow(
			/^console error: API_ERROR: Summary: needs at least 60 characters; it has 6\n\s+at .*persistEntry/s,
		);
		// The frame of the preview has the page's links to the typefaces, but gets the page after its own load.
		problems.allow(
			/^console warning: The resource \S+\/company\/made\/(display|text)\.woff2 was preloaded using link preload but not used .*\(about:srcdoc\)$/,
		);
		// A picture that is too small is refused.
		problems.allow(/status 422: .*\/picture\//, /422 .*\(.*\/picture\//);
		const save = page.getByRole("button", { name: "Save", exact: true });
		async function saveNow(): Promise<void> {
			await save.click();
			await page.getByText("Save now").click();
		}
		const pictureText = () => page.getByRole("textbox", { name: PICTURE_TEXT }).first();
		const field = (label: string) => page.getByLabel(label, { exact: true }).first();
		const beside = page.frameLocator("iframe").first();
		const preview = beside.frameLocator('iframe[title="Preview of the page"]');
		const isSaved = () => expect(page.getByText("Changes saved")).toBeVisible({ timeout: 300_000 });

		/** What the page of publishing says when it is through. */
		async function expectOutcome(text: RegExp): Promise<void> {
			await expect(page.locator("[role=status], [role=alert]")).toHaveText(text, {
				timeout: 600_000,
			});
		}

		await step("change a headline, seen before it is saved", async () => {
			await page.goto(origin);
			await expect(page.getByText("Everything that was saved is published.")).toBeVisible();
			await page.getByRole("link", { name: "Services" }).click();
			await page.getByRole("button", { name: "Open the editor" }).click();
			await page
				.getByRole("link", { name: /API development/ })
				.first()
				.click();
			await expect(preview.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 300_000 });
			await field("Summary").fill("Short.");
			await expect(beside.getByText("needs at least 60 characters; it has 6")).toBeVisible();
			await expect(preview.getByRole("heading", { level: 1 })).toBeVisible();
			await saveNow();
			const refusal = page.getByRole("dialog").filter({ hasText: "Not saved. Summary: needs" });
			await expect(refusal).toBeVisible();
			await refusal.getByRole("button", { name: "Close" }).click();
			await field("Summary").fill(
				`${HEADLINE}. We write the contract first and test it. ${SCRIPT}`,
			);
			await field("Heading, if it is not the name of the page (optional)").fill(HEADLINE);
			await expect(preview.getByRole("heading", { name: HEADLINE })).toBeVisible();
			await saveNow();
			await isSaved();
		});
		await step("add a picture", async () => {
			const choose = async (name: string, width: number, height: number) => {
				const create = { width, height, channels: 3, background: "#1a6f4f" } as const;
				const buffer = await sharp({ create }).jpeg().toBuffer();
				const file = { name, mimeType: "image/jpeg", buffer };
				await page.locator("input[type=file]").first().setInputFiles(file);
			};
			await page.getByRole("button", { name: "Choose different image" }).first().click();
			await choose("Small.jpg", 800, 500);
			const refusal = page
				.getByRole("dialog")
				.filter({ hasText: "Small.jpg has 800 × 500 pixels" });
			await expect(refusal).toBeVisible();
			await refusal.getByRole("button", { name: "Close" }).click();
			await choose("Our office.jpg", 1800, 1200);
			await page.getByRole("button", { name: /Choose selected/ }).click();
			await expect(beside.getByText("is needed for a picture of your own")).toBeVisible();
			// Form and preview have it before it is saved.
			const isLoaded = (image: HTMLImageElement) => image.naturalWidth > 0;
			const inForm = page.locator('img[src$="/art/our-office.jpg"]').first();
			await expect.poll(() => inForm.evaluate(isLoaded)).toBe(true);
			await expect(preview.locator('img[src*="/art/our-office-"]').first()).toBeAttached();
			await pictureText().fill(PICTURE);
			await saveNow();
			await isSaved();
			await expect(preview.getByAltText(PICTURE).first()).toBeAttached();
			expect(json("pages/api-development.json").picture).toBe("our-office");
			expect(existsSync(join(folder, "company/public/art/our-office-640.avif"))).toBe(true);
		});
		await step("open a vacancy", async () => {
			await page.goto(`${origin}/edit`);
			await page.getByRole("link", { name: "Vacancies" }).click();
			await page.getByRole("link", { name: "New Vacancy" }).click();
			await field("Role").fill("Tester");
			await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Tester", {
				timeout: 300_000,
			});
			await page.getByRole("button", { name: "Choose an image" }).first().click();
			await page.getByPlaceholder("Search...").fill("our-office");
			await page.getByText("our-office.webp").click();
			await page.getByRole("button", { name: "Choose selected" }).click();
			await pictureText().fill(PICTURE);
			const about = "You find what breaks before our clients do, and say how to break it again.";
			await field("Description in search results").fill(`${about} ${SCRIPT}`);
			await field("Keywords for search engines").fill("tester, vacancy");
			await field("What the job is about").fill(about);
			await field("Skills, with commas between them").fill("Curiosity, SQL");
			await field("Experience, such as 2-6 years").fill("2-6 years");
			for (const [n, title] of [`Testing ${SCRIPT}`, "Automating it"].entries()) {
				await page.getByRole("button", { name: "Add entry" }).click();
				await page.getByLabel("Title", { exact: true }).nth(n).fill(title);
				await page.getByLabel("Description", { exact: true }).nth(n).fill(about);
			}
			await expect(preview.getByRole("heading", { level: 1 })).toContainText("Tester", {
				timeout: 300_000,
			});
			await expect(preview.getByRole("heading", { name: SCRIPT })).toBeVisible();
			await saveNow();
			await isSaved();
			expect(json("pages/tester.json")).toMatchObject({ route: "/careers/tester" });
		});
		await step("close it", async () => {
			await field("Last day to apply (optional)").fill("2020-02-01");
			await expect(preview.getByRole("heading", { level: 1 })).toHaveText("This vacancy is closed");
			await saveNow();
			await isSaved();
			expect(json("pages/tester.json").lastDay).toBe("2020-02-01");
		});
		await step("open two records by the addresses that the launch check prints", async () => {
			await page.goto(`${origin}/edit#/collections/shared/entries/site`);
			await expect(field("Company")).toHaveValue(json("site.json").company);
			await page.goto(`${origin}/edit#/collections/shared/entries/claims`);
			await expect(page.getByText(`${json("claims.json").claims.length} claims`)).toBeVisible();
			await page.goto(origin);
			for (const change of ["Vacancy “Tester”", "Picture “our-office”"]) {
				await expect(page.getByRole("listitem").getByText(change)).toBeVisible();
			}
		});
		const before = git(folder, "rev-parse", "HEAD");
		await step("publish", async () => {
			await page.getByRole("link", { name: "Publish and undo" }).click();
			await page.getByLabel("Your name").fill("Ada Lovelace");
			await page.getByLabel("What you changed (optional)").fill("Say what a contract is for");
			await page.getByRole("button", { name: "Publish" }).click();
			await expect(page.getByRole("progressbar")).toBeVisible();
			await expectOutcome(/^Your changes are ready for the public site\./);
		});
		expect(git(folder, "log", "-1", "--format=%an: %s")).toBe(
			"Ada Lovelace: Say what a contract is for",
		);
		const builtFile = (path: string) => readFileSync(join(folder, "build/client", path), "utf8");
		const built = () => builtFile("our-services/api-development/index.html");
		expect(built()).toContain(HEADLINE);
		expect(built()).toContain(`alt="${PICTURE}"`);
		const cards = builtFile("our-services/index.html");
		expect(cards).toContain(HEADLINE);
		expect(cards).toContain("&lt;script&gt;alert(1)");
		expect(cards).not.toContain("<script>alert");
		await step("undo", async () => {
			await page.getByRole("link", { name: "All publishings" }).click();
			await page.getByRole("button", { name: "Undo: Say what a contract is for" }).click();
			await expectOutcome(/^The changes are undone here\./);
		});
		expect(built()).not.toContain(HEADLINE);
		expect(git(folder, "diff", "--stat", before, "HEAD", "--", "company")).toBe("");
		expect(problems.found()).toEqual([]);
	} finally {
		server?.kill();
		if (server) await once(server, "exit");
		rmSync(root, { recursive: true, force: true });
	}
});
