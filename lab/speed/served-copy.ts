import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { compressFiles } from "#tools/finish-build/compress.ts";
import { listFiles } from "#tools/finish-build/list-files.ts";

export type ServedCopy = { url: string; stop(): Promise<void> };

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
export async function serveCopy(site: string, { csp, transform }: Options): Promise<ServedCopy> {
	const folder = mkdtempSync(join(tmpdir(), "lab-speed-"));
	const client = join(folder, "build/client");
	cpSync(site, client, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
	for (const file of listFiles(client).filter((name) => name.endsWith(".html"))) {
		if (transform) writeFileSync(file, transform(readFileSync(file, "utf8")));
	}
	await compressFiles(client);
	writeFileSync(join(folder, "build/client-headers.json"), JSON.stringify({ csp }));

	const service = spawn(process.execPath, [resolve("service/main.ts")], {
		cwd: folder,
		env: { ...process.env, PORT: "0", DATA_DIR: join(folder, "data"), DATABASE_URL: "" },
		stdio: ["ignore", "pipe", "pipe"],
	});
	const ended = once(service, "exit");
	let output = "";
	const url = await new Promise<string>((ready, failed) => {
		for (const stream of [service.stdout, service.stderr]) {
			stream.on("data", (chunk) => {
				output += chunk;
				const [, address] = /^Ready: (\S+)$/m.exec(output) ?? [];
				if (address) ready(address);
			});
		}
		void ended.then(() => failed(new Error(`The service exited: ${output}`)));
	});
	return {
		url,
		async stop() {
			service.kill();
			await ended;
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
