import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildInputs } from "./build.ts";

let root: string;

function write(file: string, text: string) {
	mkdirSync(dirname(join(root, file)), { recursive: true });
	writeFileSync(join(root, file), text);
}

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "build-inputs-"));
	for (const folder of ["site", "company", "content", "shared", "tools"]) write(`${folder}/a`, "");
	write("package-lock.json", "{}");
});

afterEach(() => {
	rmSync(root, { recursive: true });
	vi.unstubAllEnvs();
});

test.each([
	"site/pages/page.tsx",
	"company/pages/page.json",
	"company/public/art/picture.webp",
	"shared/enquiry.ts",
	"tools/build/sitemap.ts",
	"package-lock.json",
	"vite.config.ts",
	".env",
])("a change to %s changes the fingerprint", (file) => {
	const before = buildInputs(true, root);
	write(file, "new");
	const after = buildInputs(true, root);
	expect(after).not.toBe(before);
	write(file, "newer");
	expect(buildInputs(true, root)).not.toBe(after);
});

test("tests, documents and data do not change the fingerprint", () => {
	const before = buildInputs(true, root);
	for (const file of ["README.md", "site/pages/page.test.tsx", "tests/home.spec.ts", "data/db"])
		write(file, "new");
	expect(buildInputs(true, root)).toBe(before);
});

// The privacy notice says whether mails are sent.
test.each(["SITE_URL", "PUBLIC_EMAIL_KEY", "SMTP_URL"])(
	"a change to the setting %s changes the fingerprint",
	(name) => {
		const before = buildInputs(true, root);
		vi.stubEnv(name, "new");
		expect(buildInputs(true, root)).not.toBe(before);
	},
);

test("an installed browser changes the fingerprint, a setting of the service does not", () => {
	const before = buildInputs(true, root);
	vi.stubEnv("MAIL_TO", "office@example.com");
	expect(buildInputs(true, root)).toBe(before);
	expect(buildInputs(false, root)).not.toBe(before);
});
