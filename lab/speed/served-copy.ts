import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { words } from "#content/words.ts";
import { compressFiles } from "#tools/build/compress.ts";
import { listFiles } from "#tools/build/list-files.ts";
import { type RunningService, startService } from "../../tests/support/service-process.ts";

type Options = {
	/** The Content-Security-Policy of every page. */
	csp: string;
	/** Transforms the HTML of every page. */
	transform?: (html: string) => string;
};

/**
 * Copies a built site, compresses it and serves it with the real service. All compared sites are
 * served this way, so that only their content differs.
 * @param site the folder with `index.html`
 */
export async function serveCopy(
	site: string,
	{ csp, transform }: Options,
): Promise<RunningService> {
	const folder = mkdtempSync(join(tmpdir(), "lab-speed-"));
	const client = join(folder, "build/client");
	cpSync(site, client, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
	for (const file of listFiles(client).filter((name) => name.endsWith(".html"))) {
		if (transform) writeFileSync(file, transform(readFileSync(file, "utf8")));
	}
	await compressFiles(client);
	writeFileSync(join(folder, "build/client-headers.json"), JSON.stringify({ csp }));
	writeFileSync(join(folder, "build/service-words.json"), JSON.stringify(words));

	const service = await startService(folder, {
		DATA_DIR: join(folder, "data"),
		DATABASE_URL: "",
	});
	return {
		url: service.url,
		async stop() {
			await service.stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
