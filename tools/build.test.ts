import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { buildInputs } from "./build.ts";

const root = mkdtempSync(join(tmpdir(), "build-inputs-"));
afterAll(() => rmSync(root, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

function write(file: string, text: string) {
	mkdirSync(dirname(join(root, file)), { recursive: true });
	writeFileSync(join(root, file), text);
}

test.each([
	"site/pages/page.tsx",
	"company/pages/page.json",
	"company/public/art/picture.webp",
	"shared/enquiry.ts",
	"tools/build/sitemap.ts",
	"package-lock.json",
	"vite.config.ts",
	".env",
])("a new and a changed %s change the fingerprint", (file) => {
	const prints = ["", "new", "newer"].map((text) => {
		if (text) write(file, text);
		return buildInputs(true, root);
	});
	expect(new Set(prints).size).toBe(3);
});

test("tests, documents and data do not change the fingerprint", () => {
	const before = buildInputs(true, root);
	for (const file of ["README.md", "site/pages/page.test.tsx", "tests/home.spec.ts", "data/db"])
		write(file, "new");
	expect(buildInputs(true, root)).toBe(before);
});

// The privacy notice says whether mails are sent.
test("settings of the build and an installed browser change the fingerprint, those of the service do not", () => {
	const before = buildInputs(true, root);
	vi.stubEnv("MAIL_TO", "office@example.com");
	expect(buildInputs(true, root)).toBe(before);
	expect(buildInputs(false, root)).not.toBe(before);
	for (const name of ["SITE_URL", "PUBLIC_EMAIL_KEY", "SMTP_URL"]) {
		vi.unstubAllEnvs();
		vi.stubEnv(name, "new");
		expect(buildInputs(true, root), name).not.toBe(before);
	}
});
